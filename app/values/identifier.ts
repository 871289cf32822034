const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** An opaque identifier of 16 characters: 80 random bits. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => alphabet[byte % 32]).join("");
}

export function isId(text: string): boolean {
  return /^[0-9a-z]{16}$/.test(text);
}
