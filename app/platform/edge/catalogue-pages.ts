const ofCards = ["pack"];

/** The pages that are the same for everyone without a cart or a name, and the parameters each knows. */
const pages: [address: RegExp, parameters: string[]][] = [
  [/^\/$/, ["packs", ...ofCards]],
  [/^\/page\/[^/]+$/, ofCards],
  [/^\/search$/, ["query", "page", ...ofCards]],
  [/^\/search\/[^/]+(\/page\/[^/]+)?$/, ofCards],
  [/^\/category\/[^/]+$/, ["page", ...ofCards]],
  [/^\/product\/[^/]+$/, ["brand", "quantity", "qty", "added", ...ofCards]],
];

/** Those given that make a difference to a page of the catalogue, in one order; null for every other page. */
export function knownParameters(pathname: string, given: URLSearchParams): URLSearchParams | null {
  const known = pathname.endsWith(".data")
    ? undefined
    : pages.find(([address]) => address.test(pathname))?.[1];
  return known
    ? new URLSearchParams(
        known.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])),
      )
    : null;
}
