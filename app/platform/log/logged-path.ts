import type { KnownAddresses } from "#app/platform/known-addresses.ts";
import { maskText } from "./mask.ts";

const mostSegments = 8;

/**
 * The way of an address without its query and without what may be personal in it: whatever is no
 * word of the shop's own addresses may be an order, a phone or what someone searched for.
 */
export function loggedPath(
  { url }: Pick<Request, "url">,
  { words, publicAfter }: Pick<KnownAddresses, "words" | "publicAfter">,
): string {
  const segments = new URL(url).pathname
    .replace(/\.data$/, "")
    .split("/")
    .slice(1, mostSegments + 1);
  return segments
    .map((segment, index) => {
      if (words.has(segment)) return `/${segment}`;
      return publicAfter.has(segments[index - 1] ?? "")
        ? `/${maskText(segment.slice(0, 80))}`
        : "/:value";
    })
    .join("");
}
