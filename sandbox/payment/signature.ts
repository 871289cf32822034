import { createHmac } from "node:crypto";

const UNSIGNED = new Set(["signature", "signature_algorithm"]);

/** Keys and values are encoded, sorted, joined, and then the whole is encoded once more. */
export function canonicalString(parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters)
    .filter(([key]) => !UNSIGNED.has(key))
    .map(([key, value]) => [encodeURIComponent(key), encodeURIComponent(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`);
  return encodeURIComponent(pairs.join("&"));
}

export function sign(parameters: Record<string, string>, responseKey: string): string {
  return createHmac("sha256", responseKey).update(canonicalString(parameters)).digest("base64");
}

/** Juspay encodes the signature twice: `=` arrives as `%253D`. */
export function signedUrl(
  returnUrl: string,
  parameters: Record<string, string>,
  responseKey: string,
): string {
  const query = new URLSearchParams(parameters);
  query.set("signature", encodeURIComponent(sign(parameters, responseKey)));
  query.set("signature_algorithm", "HMAC-SHA256");
  return `${returnUrl}?${query}`;
}
