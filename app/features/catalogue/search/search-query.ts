// What was typed, as the ranks of an answer: meaning before spelling. Each rank is an expression
// for the index in which every word is quoted, so that nothing typed is ever an operator.
import { type Rank, ranksOf } from "./ranks.ts";
import { type Term, literalTermOf, termOf } from "./terms.ts";
import { mostDescribing, understand } from "./understand.ts";
import { isBrandCall, withBrands } from "./words/brand-words.ts";
import { kindsCalled, kindsHeard } from "./words/grocery-words.ts";

export const cardsPerSearchPage = 10;
/**
 * Reading further costs the database more rows than a page may; one more word finds what is
 * missing.
 */
export const lastSearchPage = 9;

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
  /** Whether it names a kind of goods, which the shop may not sell. */
  isNamed: boolean;
  /** The pack that is wanted, as the index names it. */
  pack: string | null;
};

/** Null where there is nothing to search for: a text without letters or digits. */
export function parseSearchQuery(text: string): SearchQuery | null {
  const { words: understood, goods, isNamed, pack } = understand(text);
  if (understood.length === 0) return null;
  const words = within(understood);
  const spellings = spellingsOf(words).filter(
    (_, at, all) => new Set(all.slice(0, at + 1).flat()).size <= mostTerms,
  );
  const typed = [...new Set(spellings.flat())];
  const terms = typed.map((word) => (isBrandCall(word) ? literalTermOf(word) : termOf(word)));
  const placesOf = (some: string[]) => some.map((word) => typed.indexOf(word));
  const isLong = goods.length > 1 || words.length > mostDescribing;
  const named = isLong ? goods.map((one) => placesOf(withNames(withBrands(one)))) : [];
  return {
    plain: words.join(" "),
    words: `{name brand category also_known_as} : (${words.map((word) => `"${word}"*`).join(" AND ")})`,
    terms,
    ...ranksOf({
      words,
      terms,
      variants: spellings.map(placesOf),
      unpriced: unpricedOf(words, typed),
      goods: named.filter((places) => places.every((place) => place >= 0)),
      isNamed,
    }),
    isNamed,
    pack,
  };
}

/** As many of the words as one statement can ask for. */
function within(words: string[]): string[] {
  return withNames(withBrands(words)).length <= mostTerms ? words : within(words.slice(0, -1));
}

/** Of "vim bar 5 rs" the places of vim and bar; none where no number or price is said. */
function unpricedOf(words: string[], typed: string[]): number[] {
  const plain = words.filter((word) => !/^\d+$/.test(word) && !rupees.test(word));
  const isAsked = plain.length < words.length && plain.every((word) => typed.includes(word));
  return isAsked ? plain.map((word) => typed.indexOf(word)) : [];
}

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
