const unsigned = new Set(["signature", "signature_algorithm"]);
const encoder = new TextEncoder();

/**
 * Whether the gateway signed these parameters of its redirect. A missing signature is a wrong one.
 */
export async function isSigned(parameters: URLSearchParams, responseKey: string): Promise<boolean> {
  const signature = bytesOf(parameters.get("signature") ?? "");
  if (!signature || (parameters.get("signature_algorithm") ?? "HMAC-SHA256") !== "HMAC-SHA256")
    return false;
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(responseKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  return crypto.subtle.verify("HMAC", key, signature, encoder.encode(canonicalText(parameters)));
}

/** Keys and values are encoded, sorted, joined, and then the whole is encoded once more. */
export function canonicalText(parameters: URLSearchParams): string {
  const pairs = [...parameters]
    .filter(([name]) => !unsigned.has(name))
    .map(
      ([name, value]) =>
        [
          encodeURIComponent(name.toWellFormed()),
          encodeURIComponent(value.toWellFormed()),
        ] as const,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return encodeURIComponent(pairs.map((pair) => pair.join("=")).join("&"));
}

/** Juspay encodes it twice in the address, others once; an unencoded plus has become a space. */
function bytesOf(signature: string): Uint8Array<ArrayBuffer> | null {
  try {
    const base64 = signature.includes("%")
      ? decodeURIComponent(signature)
      : signature.replaceAll(" ", "+");
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
