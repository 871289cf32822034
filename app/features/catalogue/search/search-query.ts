import { soughtForms, wordsOf } from "./search-words.ts";

export const cardsPerSearchPage = 16;
/** Reading further costs the database more rows than a page may; one more word finds what is missing. */
export const lastSearchPage = 6;

const longestQuery = 200;
const mostWords = 8;
const mostNearWords = 6;
const mostSpacedWords = 3;
const shortestPart = 3;
const joiningWords = new Set(["and", "of", "for", "the", "with"]);
const packSize =
  /\b\d+([.,]\d+)?\s*(kgs?|g|gms?|grams?|ml|ltrs?|lit(er|re)s?|l|pcs|pieces|packs?)\b/gi;

/** FTS5 expressions in which every word is quoted, so that nothing typed is ever an operator. */
export type SearchQuery = {
  /** What was typed, for comparing with whole names. */
  plain: string;
  /** Cards whose name, or brand and name, begin with these very words: the only ones that can equal the query. */
  whole: string;
  /** The same with the last word still being typed. */
  starts: string;
  /** Cards that have every word, each perhaps still being typed. */
  words: string;
  /** What one spelling away of each word could be found under. */
  near: { term: string; forms: string[] }[];
  /** The same words with a space more or less: "tooth paste", "facewash". Empty for none. */
  spaced: string;
};

/** Null where there is nothing to search for: a text without letters or digits. */
export function parseSearchQuery(text: string): SearchQuery | null {
  const plain = text
    .slice(0, longestQuery)
    .toWellFormed()
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase();
  const words = searchedWords(plain);
  if (words.length === 0) return null;
  return {
    plain,
    whole: wholeNames(words, plain),
    starts: beginnings(words, "*"),
    words: everyOf(words, "*"),
    near: words.map((word, index) => ({
      term: `"${word}"*`,
      forms: index < mostNearWords ? soughtForms(word) : [],
    })),
    spaced: otherSpacings(words)
      .map((expression) => ` OR (${expression})`)
      .join(""),
  };
}

/** Pack sizes stand on no card's name, and joining words on few: they count only where nothing else was typed. */
function searchedWords(plain: string): string[] {
  const all = searchableWords(plain);
  const telling = searchableWords(plain.replace(packSize, " ")).filter(
    (word) => !joiningWords.has(word),
  );
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}

function searchableWords(text: string): string[] {
  return wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A name in another script stands behind the English one, in brackets. */
function wholeNames(words: string[], plain: string): string {
  const anywhere = /[a-z0-9]/.test(plain) ? "" : ` OR name : "${words.join(" ")}"`;
  return beginnings(words, "") + anywhere;
}

/** "tata salt" is a name that begins so, a brand that does, or the brand Tata with a name that begins with salt. */
function beginnings(words: string[], prefix: "*" | ""): string {
  const phrase = (part: string[], end: string) => `^ "${part.join(" ")}"${end}`;
  const splits = words
    .slice(1)
    .map(
      (_, index) =>
        `(brand : ${phrase(words.slice(0, index + 1), "")} AND name : ${phrase(words.slice(index + 1), prefix)})`,
    );
  const brand = prefix ? [`brand : ${phrase(words, prefix)}`] : [];
  return [`name : ${phrase(words, prefix)}`, ...brand, ...splits].join(" OR ");
}

function otherSpacings(words: string[]): string[] {
  if (words.length > mostSpacedWords) return [];
  const joined = words
    .slice(1)
    .map((word, index) => words.toSpliced(index, 2, words[index] + word));
  const split = words.flatMap((word, index) =>
    halvesOf(word).map((halves) => words.toSpliced(index, 1, ...halves)),
  );
  return [
    ...joined.map((parts) => everyOf(parts, "*")),
    ...split.map((parts) => everyOf(parts, "")),
  ];
}

function halvesOf(word: string): string[][] {
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * shortestPart + 1) },
    (_, index) => index + shortestPart,
  );
  return /^[a-z]+$/.test(word) ? cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]) : [];
}

function everyOf(words: string[], prefix: "*" | ""): string {
  return words.map((word) => `"${word}"${prefix}`).join(" AND ");
}
