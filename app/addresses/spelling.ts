// The router takes an address in any letters and with slashes too many; the shop has one spelling
// for each, the one of its map, whose words alone the log may write.
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { KnownAddresses } from "#app/platform/known-addresses.ts";
import routes from "#app/routes.ts";
import { apiFolder, assetFolder } from "./paths.ts";
import * as traits from "./traits.ts";

/** What the scheduled job calls its request in the log. */
export const scheduledPath = "/scheduled";

/** As in the map; what the API's addresses are, its own calls say. */
export const mappedPaths = (routes as RouteConfigEntry[])
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => path !== "/*" && !traits.isApi(path));

type Spelling = { words: string[]; isOpen: boolean };

const spellings = [...mappedPaths, `${apiFolder}*`].map((path): Spelling => {
  const words = path.split("/").filter(Boolean);
  return { words: words.filter((word) => word !== "*"), isOpen: words.includes("*") };
});

/**
 * The address with the words of its entry in the map, and no slash too many. Its values, and what
 * no entry fits, stay as they are. Null for one that can't be decoded.
 */
export function inMapSpelling(pathname: string): string | null {
  if (decode(pathname) === null) return null;
  const ending = pathname.endsWith(".data") ? ".data" : "";
  const parts = pathname.slice(0, pathname.length - ending.length).split("/");
  const given = parts.filter(Boolean);
  if (given.length === 0) return ending ? pathname : "/";
  const read = given.map((part) => decode(part)?.toLowerCase() ?? "");
  const [best] = spellings
    .filter((spelling) => fits(spelling, read))
    .sort((one, other) => countFixed(other) - countFixed(one));
  if (!best) return pathname;
  const kept = best.isOpen ? parts.slice(parts.indexOf(given[0]!)) : given;
  return `/${kept.map((part, index) => fixedWord(best, index) ?? part).join("/")}${ending}`;
}

function fits(spelling: Spelling, given: string[]): boolean {
  const { words, isOpen } = spelling;
  if (isOpen ? given.length <= words.length : given.length !== words.length) return false;
  return words.every((_, index) => [undefined, given[index]].includes(fixedWord(spelling, index)));
}

function fixedWord({ words }: Spelling, index: number): string | undefined {
  return words[index]?.startsWith(":") ? undefined : words[index];
}

function countFixed({ words }: Spelling): number {
  return words.filter((word) => !word.startsWith(":")).length;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const wordsOf = (path: string) => path.split("/").filter((part) => !/^[:*]/.test(part));

/** The addresses as the platform asks for them. */
export const knownAddresses: KnownAddresses = {
  ...traits,
  inMapSpelling,
  words: new Set([...mappedPaths, apiFolder, assetFolder, scheduledPath].flatMap(wordsOf)),
  publicAfter: new Set(["assets", "category", "images", "page", "product"]),
};
