const encoder = new TextEncoder();

/** Compared in constant time, whatever the lengths. */
export async function isSameText(one: string, other: string): Promise<boolean> {
  const key = (await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ])) as CryptoKey;
  return crypto.subtle.verify(
    "HMAC",
    key,
    await crypto.subtle.sign("HMAC", key, encoder.encode(one)),
    encoder.encode(other),
  );
}
