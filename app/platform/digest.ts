/** SHA-256 as lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A page's session is held by a cookie, an app's by a bearer token; each is worthless as the other.
 */
export type SessionKind = "cookie" | "bearer";

/**
 * What the database keeps of a session's token: no token has a colon, so no two kinds share a hash.
 */
export function sessionHashOf(kind: SessionKind, token: string): Promise<string> {
  return sha256Hex(kind === "cookie" ? token : `${kind}:${token}`);
}

/** 256 random bits, URL-safe. */
export function newToken(): string {
  return randomText(32);
}

/** No bearer token has a dot, so a page's is none even where its bare hash would do. */
export function newSessionToken(kind: SessionKind): string {
  return kind === "cookie" ? `page.${newToken()}` : newToken();
}

/** 128 random bits, as CSP asks for; every page carries it four times. */
export function newNonce(): string {
  return randomText(16);
}

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
