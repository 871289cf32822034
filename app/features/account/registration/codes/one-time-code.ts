import type { Purpose } from "#app/features/account/registration/purpose.ts";

export type CodeClaim = { id: string; purpose: Purpose; phone: string; code: string };

const codes = 1_000_000;
/** The largest multiple of a million that 32 bits hold: numbers above it would favour low codes. */
const fairBelow = Math.floor(2 ** 32 / codes) * codes;

/** Six digits, each code as likely as any other. */
export function newCode(): string {
  for (;;) {
    const [random = fairBelow] = crypto.getRandomValues(new Uint32Array(1));
    if (random < fairBelow) return String(random % codes).padStart(6, "0");
  }
}

/** What is stored of a code: without the secret a million guesses tell nothing. */
export async function hashCode(secret: string, claim: CodeClaim): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.sign("HMAC", await keyOf(secret), messageOf(claim)),
  );
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares in constant time. */
export async function isCode(secret: string, claim: CodeClaim, hash: string): Promise<boolean> {
  const bytes = Uint8Array.from(hash.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret), bytes, messageOf(claim));
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
}

function messageOf({ id, purpose, phone, code }: CodeClaim): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode([id, purpose, phone, code].join("|"));
}
