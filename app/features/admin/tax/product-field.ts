const beginning = "product.";

/** A tick of its own for each product, as of several fields of one name only the last is kept. */
export const productField = {
  of: (id: string) => beginning + id,
  idOf: (name: string) => (name.startsWith(beginning) ? name.slice(beginning.length) : null),
};
