// The router takes an address in any letters and with slashes too many; the shop has one spelling
// for each.
import { addresses } from "./address-table.ts";
import { apiFolder } from "./addresses.ts";

type Spelling = { words: string[]; isOpen: boolean };

const spellings = [...addresses.map(({ path }) => path), `${apiFolder}*`].map((path): Spelling => {
  const words = path.split("/").filter(Boolean);
  return { words: words.filter((word) => word !== "*"), isOpen: words.includes("*") };
});

/**
 * The address with the words of its entry in the table, and no slash too many. Its values, and what
 * no entry fits, stay as they are. Null for one that can't be decoded.
 */
export function inTableSpelling(pathname: string): string | null {
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
