/** A field of its own for each product, as of several fields of one name only the last is kept. */
const perProduct = (beginning: string) => ({
  of: (id: string) => beginning + id,
  idOf: (name: string) => (name.startsWith(beginning) ? name.slice(beginning.length) : null),
});

/** Its tick. */
export const productField = perProduct("product.");
/** The name of its class. */
export const classField = perProduct("class.");
