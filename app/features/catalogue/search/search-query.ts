// What was typed, as the ranks of an answer: meaning before spelling. Each rank is an expression
// for the index in which every word is quoted, so that nothing typed is ever an operator.
import { takePackSize } from "./pack-size.ts";
import { type Rank, ranksOf } from "./ranks.ts";
import { type Term, literalTermOf, termOf } from "./terms.ts";
import { isBrandCall, withBrands } from "./words/brand-words.ts";
import { goodsWordsOf, joiningWords, wordsOf } from "./words/search-words.ts";
import { kindsCalled, kindsHeard } from "./words/grocery-words.ts";

export const cardsPerSearchPage = 10;
/**
 * Reading further costs the database more rows than a page may; one more word finds what is
 * missing.
 */
export const lastSearchPage = 9;

const longestQuery = 4000;
const mostWords = 8;
/** One statement can ask for no more. */
const mostTerms = 9;
const mostSpacedWords = 3;
const longestPhrase = 4;
const rupees = /^(rs|rupees?|rupaye?|rupiye|rupya|रु|रुपए|रुपये|रुपया)$/;

export type SearchQuery = {
  /** Its words in their order, as what the owner taught is kept. */
  plain: string;
  /** For the owner's lists: cards that have every word, each perhaps still being typed. */
  words: string;
  terms: Term[];
  /** Best first; each leaves out what an earlier one has. */
  ranks: Rank[];
  /** All of them that are no near spellings. */
  found: string;
  /** All that have every word as it was typed. */
  typed: string;
  /** The pack that is wanted, as the index names it. */
  pack: string | null;
};

/** Null where there is nothing to search for: a text without letters or digits. */
export function parseSearchQuery(text: string): SearchQuery | null {
  const { words, pack } = searchedWords(text.slice(0, longestQuery));
  if (words.length === 0) return null;
  const spellings = within(mostTerms, spellingsOf(words));
  const typed = [...new Set(spellings.flat())];
  const terms = typed.map((word) => (isBrandCall(word) ? literalTermOf(word) : termOf(word)));
  const variants = spellings.map((parts) => parts.map((part) => typed.indexOf(part)));
  return {
    plain: words.join(" "),
    words: `{name brand category also_known_as} : (${words.map((word) => `"${word}"*`).join(" AND ")})`,
    terms,
    ...ranksOf({ words, terms, variants, unpriced: unpricedOf(words, typed) }),
    pack,
  };
}

/** As many of the spellings as have so many different words; the first has fewer than were typed. */
function within(most: number, spellings: string[][]): string[][] {
  return spellings.filter((_, at) => new Set(spellings.slice(0, at + 1).flat()).size <= most);
}

/** Of "vim bar 5 rs" the places of vim and bar; none where no number or price is said. */
function unpricedOf(words: string[], typed: string[]): number[] {
  const plain = words.filter((word) => !/^\d+$/.test(word) && !rupees.test(word));
  const isAsked = plain.length < words.length && plain.every((word) => typed.includes(word));
  return isAsked ? plain.map((word) => typed.indexOf(word)) : [];
}

/**
 * Pack sizes stand on no card's name, and joining words on few: they count only where nothing else
 * was typed.
 */
function searchedWords(typed: string): { words: string[]; pack: string | null } {
  const all = goodsWordsOf(typed);
  const { rest, pack } = takePackSize(withAsciiDigits(typed));
  const telling = goodsWordsOf(rest).filter((word) => !joiningWords.has(word));
  return telling.length > 0
    ? { words: mostTelling(telling), pack }
    : { words: all.slice(0, mostWords), pack: null };
}

/** Of a long text the words that name goods, if any does. */
function mostTelling(words: string[]): string[] {
  const goods = words.length > mostWords ? words.filter((word) => isName(word)) : [];
  return (goods.length > 0 ? [...new Set(goods)] : words).slice(0, mostWords);
}

const withAsciiDigits = (text: string) =>
  text.replace(/[\u0966-\u0d6f]/g, (digit) => wordsOf(digit)[0] ?? digit);

/**
 * The words as they stand; with brands as their packs have them, with what has a name of several
 * words as one; and with a space more or less.
 */
function spellingsOf(words: string[]): string[][] {
  const told = withBrands(words);
  const joined =
    words.length > mostSpacedWords
      ? []
      : words.slice(1).map((word, at) => words.toSpliced(at, 2, words[at] + word));
  const whole = words.length <= longestPhrase ? [[words.join("")]] : [];
  const all = [withNames(told), told, withNames(words), words, ...joined, ...whole];
  return all.filter(
    (one, at) => all.findIndex((other) => other.join(" ") === one.join(" ")) === at,
  );
}

/** "lal mirch powder" has a name of its own: the longest is taken. */
function withNames(words: string[]): string[] {
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 1 && !isName(words.slice(at, at + length).join(""))) length -= 1;
    parts.push(words.slice(at, at + length).join(""));
    at += length;
  }
  return parts;
}

const isName = (glued: string) => kindsCalled(glued).length > 0 || kindsHeard(glued).length > 0;
