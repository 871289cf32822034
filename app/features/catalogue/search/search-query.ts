// What was typed, as the ranks of an answer ask for it.
import { type Term, termOf } from "./terms.ts";
import { mostDescribing, understand } from "./understand.ts";
import { withBrands } from "./words/brand-words.ts";
import { isKindOfGoods } from "./words/grocery-words.ts";

export const cardsPerSearchPage = 10;
/** One more word finds what is missing. */
export const lastSearchPage = 9;

const mostSpacedWords = 3;
const longestPhrase = 4;
const rupees = /^(rs|rupees?|rupaye?|rupiye|rupya|रु|रुपए|रुपये|रुपया)$/;

export type SearchQuery = {
  words: string[];
  /** How its words may be meant, each a list of words and of names glued together. */
  readings: string[][];
  /** Of each of several goods its words, the last its name. */
  goods: string[][];
  /** Of "vim bar 5 rs" vim and bar, as the one reading; none where no number or price is said. */
  unpriced: string[][];
  terms: Term[];
  /** Whether it names a kind of goods, which the shop may not sell. */
  isNamed: boolean;
  /** The pack that is wanted, as the index names it. */
  pack: string | null;
};

/** Null where there is nothing to search for: a text without letters or digits. */
export function parseSearchQuery(text: string): SearchQuery | null {
  const { words, goods: named, isNamed, pack } = understand(text);
  if (words.length === 0) return null;
  const isLong = named.length > 1 || words.length > mostDescribing;
  const readings = readingsOf(words);
  const goods = isLong ? named.map((one) => withNames(withBrands(one))) : [];
  const unpriced = unpricedOf(words);
  const typed = new Set([readings, goods, unpriced].flat(2));
  return { words, readings, goods, unpriced, terms: [...typed].map(termOf), isNamed, pack };
}

function unpricedOf(words: string[]): string[][] {
  const plain = words.filter((word) => !/^\d+$/.test(word) && !rupees.test(word));
  return plain.length > 0 && plain.length < words.length ? [plain] : [];
}

/**
 * The words as they stand; with brands as their packs have them, with what has a name of several
 * words as one; with a space more or less; and "dal toor" as toor dal.
 */
function readingsOf(words: string[]): string[][] {
  const told = withBrands(words);
  const joined =
    words.length > mostSpacedWords
      ? []
      : words.slice(1).map((word, at) => words.toSpliced(at, 2, words[at] + word));
  const whole = words.length <= mostDescribing ? [[words.join("")]] : [];
  const turned = words.toReversed().join("");
  const swapped = words.length === 2 && isKindOfGoods(turned) ? [[turned]] : [];
  const all = [withNames(told), told, withNames(words), words, ...joined, ...whole, ...swapped];
  return [...new Map(all.map((one) => [one.join(" "), one])).values()];
}

/** "lal mirch powder" has a name of its own: the longest is taken. */
function withNames(words: string[]): string[] {
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 1 && !isKindOfGoods(words.slice(at, at + length).join(""))) length -= 1;
    parts.push(words.slice(at, at + length).join(""));
    at += length;
  }
  return parts;
}

/** For the owner's lists: cards that have every word, each perhaps still being typed. */
export function everyWordBegun(text: string): string | null {
  const { words } = understand(text);
  if (words.length === 0) return null;
  return `{name brand category also_known_as} : (${words.map((word) => `"${word}"*`).join(" AND ")})`;
}
