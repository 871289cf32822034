// Meaning before spelling: the ranks of an answer, each an expression for the index in which every word is quoted.
import { categoryAsked } from "./category-asked.ts";
import { any, anywhere, expressionsOf, inNames, itselfOf, sought, without } from "./expressions.ts";
import type { Term } from "./terms.ts";

/**
 * In its expression `«3e»` stands for more words of term 3, which only the database knows; see
 * `terms.ts`.
 */
export type Rank = {
  match: string;
  /** The name of the goods, or of their kind: no guess. */
  isSure?: true;
  /** Without such words there is nothing in it; `typed`: without a card that has all that was typed. */
  level?: "typed" | "heard" | "taught";
  /** Near spellings are asked for where nothing else is found, nor these nearer ones. */
  near?: { unless: string };
  /** Nothing in it is what was asked for; `kind`: it is of the kind. */
  isNear?: true | "kind";
};

const sure = { isSure: true, level: "typed" } as const;

const longestPhrase = 4;
const none = { itself: "", known: "", taught: "" };

type Parts = {
  words: string[];
  terms: Term[];
  variants: number[][];
  /** What was typed without its numbers and prices; none where it has none. */
  unpriced: number[];
  /** Of each of several goods the places of its terms, the last its name. */
  goods: number[][];
  /** It names a kind of goods: what only has the word in its name is another. */
  isNamed: boolean;
};
export type Ranks = { ranks: Rank[]; found: string; typed: string };

/** Each rank leaves out those before it, of which one may be part of another. */
export function ranksOf({ words, terms, variants, unpriced, goods, isNamed }: Parts): Ranks {
  const { every, named, hasKind, atHome } = expressionsOf(terms, variants);
  const home = any(atHome);
  const exact = exactNames(words);
  const category = any(categoryAsked(words).map((token) => `state : "${token}"`));
  const isKind = named("e");
  const whole = wholeOf(words, terms) || phraseOf(words, home || isKind);
  const [inName, typed] = [every(inNames, "e"), every(anywhere, "e")];
  const heard = every(anywhere, "s");
  const taught = every(anywhere, "t");
  const begun = every(anywhere, "p");
  const heardKind = named("s");
  const { itself, known, taught: meant } = isNamed ? itselfOf(terms, variants) : none;
  const own = any([known, meant]);
  const kinds = [exact, category, isKind, hasKind];
  const another = isNamed ? ({ isNear: true } as const) : {};
  const ranks: Rank[] = [
    ...sureRanks([exact, whole, home, isKind]),
    { match: without(category, exact, isKind) },
    { match: without(hasKind, exact, category, isKind), level: "typed" },
    { match: without(itself, ...kinds), level: "typed" },
    { match: without(meant, ...kinds, itself), level: "taught" },
    { match: without(inName, ...kinds, itself, meant), level: "typed", ...another },
    { match: without(heardKind, ...kinds, own, inName), level: "heard" },
    {
      match: without(typed, ...kinds, own, inName, heardKind),
      level: "typed",
      ...another,
    },
    { match: without(heard, exact, category, meant, typed, heardKind), level: "heard", ...another },
    { match: without(taught, exact, category, meant, heard), level: "taught" },
    { match: without(begun, exact, category, taught), ...another },
    ...nearRanks({ terms, variants, unpriced, goods }),
  ];
  return {
    ranks: ranks.filter(({ match }) => match !== ""),
    found: any([exact, category, begun]),
    typed,
  };
}

/** The name of the goods, then of their kind: at home, then anywhere. */
function sureRanks([exact = "", whole = "", home = "", isKind = ""]: string[]): Rank[] {
  return [
    { match: exact, isSure: true },
    { match: without(whole, exact), ...sure },
    { match: without(home, exact, whole), ...sure },
    { match: without(isKind, exact, home || whole), ...sure },
  ];
}

type Near = Pick<Parts, "terms" | "variants" | "unpriced" | "goods">;

/** Asked where nothing is called so: each of several goods, else what is near. */
function nearRanks({ terms, variants, unpriced, goods }: Near): Rank[] {
  const { every, named } = expressionsOf(terms, variants);
  const [nearKind, nearName, near] = [named("n"), every(inNames, "n"), every(anywhere, "n")];
  const [plainKind, plain] = plainOf(terms, unpriced);
  const called = any([plainKind, plain]);
  const each = goods.flatMap((places) => oneOf(terms, places)).filter(Boolean);
  return [
    ...each.map((one, at): Rank => ({
      match: without(one, ...each.slice(0, at)),
      isSure: true,
      near: { unless: "" },
    })),
    { match: plainKind, near: { unless: any(each) }, isNear: "kind" },
    { match: without(plain, plainKind), near: { unless: any(each) }, isNear: true },
    { match: nearKind, near: { unless: any([called, ...each]) }, isNear: true },
    { match: nearName, near: { unless: any([called, nearKind, ...each]) }, isNear: true },
    { match: near, near: { unless: any([called, nearKind, nearName, ...each]) }, isNear: true },
    { match: anyKindOf(terms), near: { unless: any([called, near, ...each]) }, isNear: "kind" },
  ];
}

/** One of several goods: where it is at home, as it is called or heard, else whatever has its name. */
function oneOf(terms: Term[], places: number[]): string[] {
  const { named, atHome } = expressionsOf(terms, [places]);
  const name = expressionsOf(terms, [places.slice(-1)]).atHome;
  return [any(atHome), any([named("e"), named("s")]), places.length > 2 ? any(name) : ""];
}

/** "vim bar 5 rs": the goods without the price, which stands on no card. */
function plainOf(terms: Term[], unpriced: number[]): [kind: string, all: string] {
  if (unpriced.length === 0) return ["", ""];
  const { every, named, hasKind } = expressionsOf(terms, [unpriced]);
  const { itself } = itselfOf(terms, [unpriced]);
  return [any([named("e"), hasKind, itself]), every(anywhere, "e")];
}

/** What all that was typed is the name of, before what its last word is. */
function wholeOf(words: string[], terms: Term[]): string {
  const at = words.length > 1 ? terms.findIndex(({ typed }) => typed === words.join("")) : -1;
  const named = at < 0 ? "" : sought(terms, at, { columns: "kinds", level: "e" });
  return any((terms[at]?.homes ?? []).map((home) => `${named} AND state : "${home}"`));
}

/** Of a kind those whose name has all that was typed side by side: "chakki atta" before any atta. */
function phraseOf(words: string[], kind: string): string {
  if (words.length < 2 || words.length > longestPhrase) return "";
  const typed = words.map((word, at) => `"${word}"${at === words.length - 1 ? "*" : ""}`);
  return `(${kind}) AND {name also_known_as} : NEAR(${typed.join(" ")}, 1)`;
}

/**
 * "red rice", where there is only white: of what was typed the part that is known to be goods, else
 * the brand's.
 */
function anyKindOf(terms: Term[]): string {
  const isKnown = terms.some(({ homes }) => homes.length > 0);
  return any(
    terms.flatMap(({ homes }, at) => {
      const columns = isKnown ? "kinds" : "{kinds brand}";
      const named = sought(terms, at, { columns, level: "e" });
      return isKnown ? homes.map((home) => `${named} AND state : "${home}"`) : [named];
    }),
  );
}

/** "tata salt" is a name, or the brand Tata and a name that is salt and nothing else. */
function exactNames(words: string[]): string {
  const splits = words
    .slice(1)
    .map(
      (_, at) =>
        `(brand : ^ "${words.slice(0, at + 1).join(" ")}" AND kinds : "0${words.slice(at + 1).join("")}")`,
    );
  return any([`kinds : "0${words.join("")}"`, ...splits]);
}
