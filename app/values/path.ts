/** A path of this shop or the fallback: never another origin, a protocol, or a backslash trick. */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value) || /[\\\u0000-\u001f]/.test(value)) return fallback;
  try {
    const url = new URL(value, "https://shop.invalid");
    return url.origin === "https://shop.invalid" ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
