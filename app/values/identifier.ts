const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** An opaque identifier that can't be guessed: 16 characters, 80 random bits. */
export function newId(length = 16): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => alphabet[byte % 32],
  ).join("");
}

/**
 * For what anyone may see, such as products and packs: short, as a page carries hundreds of them.
 */
export function newCatalogueId(): string {
  return newId(10);
}

export function isId(text: string): boolean {
  return /^[0-9a-z]{10,16}$/.test(text);
}

/** What an order is called on the phone; the column `short` is made by the same rule. */
export function shortOf(orderId: string): string {
  return orderId.slice(0, 6).toUpperCase();
}
