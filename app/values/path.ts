/** A path of this shop or the fallback: never another origin, a protocol, or a backslash trick. */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !value.startsWith("/") || /[\\\u0000-\u001f]/.test(value))
    return fallback;
  const url = URL.parse(value, "https://shop.invalid");
  if (url?.origin !== "https://shop.invalid" || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Those of `given` that are `known` and say something, each once and in the order of `known`. */
export function parametersOf(given: URLSearchParams, known: string[]): URLSearchParams {
  return new URLSearchParams(
    known.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * Which of the words the address ends with: the map of routes has the same. A page whose commands
 * stand below its address takes no form itself.
 */
export function wordAtEnd<W extends string>(
  { pathname }: { pathname: string },
  words: readonly W[],
): W {
  const found = words.find((word) => pathname.endsWith(`/${word}`));
  if (!found) throw new Response(null, { status: 405 });
  return found;
}

/** What the table has for the words that the address ends with. */
export function atEnd<T>(location: { pathname: string }, table: { [words: string]: T }): T {
  return table[wordAtEnd(location, Object.keys(table))]!;
}
