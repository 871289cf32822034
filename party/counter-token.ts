/** How long a token opens the counter's room; how long it hears then, the room says. */
export const counterTokenMs = 60_000;

const purpose = "counter";

/** Made for an admin's page; it opens the counter's room and nothing else. */
export async function signCounterToken(secret: string, now: number): Promise<string> {
  const expiresAt = String(now + counterTokenMs);
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), signed(expiresAt));
  return `${expiresAt}.${toHex(signature)}`;
}

export async function isCounterToken(token: string, secret: string, now: number): Promise<boolean> {
  const [, expiresAt = "", hex = ""] = /^(\d{13})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!secret || Number(expiresAt) <= now) return false;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret), bytes, signed(expiresAt));
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  const usages = ["sign", "verify"] as const;
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    ...usages,
  ]);
}

function signed(expiresAt: string) {
  return new TextEncoder().encode(`${purpose} ${expiresAt}`);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
