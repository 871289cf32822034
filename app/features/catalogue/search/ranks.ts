// Meaning before spelling: what an answer consists of, best first. A card stands in the first rank
// that finds it.
import { categoryAsked } from "./category-asked.ts";
import {
  all,
  any,
  anywhere,
  asTyped,
  every,
  homeOf,
  inNames,
  named,
  namedAtHome,
  namedBefore,
  namedBegun,
  namedNearly,
  term,
  without,
} from "./expressions.ts";
import type { KnownTerm } from "./known-words.server.ts";
import type { SearchQuery } from "./search-query.ts";

/**
 * `isSure`: the name of the goods, or of their kind. `isNear`: nothing in it is what was asked for;
 * `kind`: it is of the kind. `named` is what of it has that name where others are only known by it.
 */
export type Rank = { match: string; named?: string; isSure?: boolean; isNear?: boolean | "kind" };

type Readings = KnownTerm[][];
const longestPhrase = 4;

/** Of these groups only the first in which anything is found is shown. */
export function rankGroups(query: SearchQuery, known: KnownTerm[]): Rank[][] {
  const byWord = new Map(known.map((one) => [one.typed, one]));
  const termsOf = (texts: string[][]) =>
    texts.map((words) => words.map((word) => byWord.get(word)!));
  const readings = termsOf(query.readings);
  const near = [
    named(readings, "near"),
    every(readings, { columns: inNames, level: "near" }),
    every(readings, { columns: anywhere, level: "near" }),
  ];
  return [
    calledSo(query, readings),
    termsOf(query.goods).flatMap((goods, at, several) =>
      oneOfSeveral(goods, at > 0 && several.length === 2),
    ),
    withoutPrice(termsOf(query.unpriced)),
    [{ match: namedNearly(readings), isNear: "kind" }],
    ...near.map((match): Rank[] => [{ match, isNear: true }]),
    anyKind(query.words, readings),
  ];
}

/** For the owner's list, which has drafts too: all that has to do with it. */
export function ranksForOwner(query: SearchQuery, known: KnownTerm[]): Rank[] {
  return calledSo(query, readingsOf(query, known));
}

/** Only what is named so, and where nothing is, what has every word in its name. */
export function namedSo(query: SearchQuery, known: KnownTerm[]): { called: string; words: string } {
  const readings = readingsOf(query, known);
  let [near, called] = ["", ""];
  for (const { match, named: some = match, isNear } of calledSo(query, readings))
    if (isNear) near = any([near, match]);
    else called = any([called, without(some, near)]);
  const begun = every(readings, { columns: inNames, level: "begun" });
  return { called, words: any([query.isNamed ? itself(readings) : "", begun]) };
}

export function readingsOf({ readings }: SearchQuery, known: KnownTerm[]): Readings {
  const byWord = new Map(known.map((one) => [one.typed, one]));
  return readings.map((words) => words.map((word) => byWord.get(word)!));
}

/** What only has the word of a kind in its name is another kind. */
function calledSo({ words, isNamed }: SearchQuery, readings: Readings): Rank[] {
  const isNear = isNamed;
  const home = namedAtHome(readings);
  const kind = named(readings, "same");
  const brand = ofBrand(readings);
  const category = any(categoryAsked(words).map((token) => `state : "${token}"`));
  return [
    { match: exactNames(words), isSure: true },
    { match: any([wholeName(words, readings), sideBySide(words, home || kind)]), isSure: true },
    { match: isNamed ? all([brand, home || kind]) : brand, isSure: true },
    { match: home, isSure: true },
    { match: kind, isSure: true },
    { match: category },
    { match: namedBefore(readings) },
    { match: brand, isSure: true },
    isNamed ? { match: itself(readings), named: beginsSo(readings) } : { match: "" },
    { match: isNamed ? taught(readings) : "" },
    { match: every(readings, { columns: inNames, level: "same" }), isNear },
    { match: isNamed ? "" : namedBegun(readings) },
    { match: named(readings, "heard") },
    { match: every(readings, asTyped), isNear },
    { match: every(readings, { columns: anywhere, level: "heard" }), isNear },
    { match: every(readings, { columns: anywhere, level: "taught" }) },
    { match: every(readings, { columns: anywhere, level: "begun" }), isNear },
  ];
}

/**
 * Of a kind where it is at home, as it is called or heard, else whatever has its name. Where the first
 * of two is not found, the other is no answer.
 */
function oneOfSeveral(goods: KnownTerm[], isNear: boolean): Rank[] {
  const name = goods.slice(-1);
  return [
    namedAtHome([goods]),
    any([named([goods], "same"), named([goods], "heard")]),
    goods.length > 2 ? namedAtHome([name]) : "",
  ].map((match) => ({ match, isNear }));
}

/** "vim bar 5 rs": the goods without the price, which stands on no card. */
function withoutPrice(goods: Readings): Rank[] {
  const kind = [named(goods, "same"), namedBefore(goods), itself(goods), taught(goods)];
  return [
    { match: any(kind), isNear: "kind" },
    { match: every(goods, asTyped), isNear: true },
  ];
}

/**
 * "red rice", where there is only white: of what was typed what is known to be goods, first what has
 * a name of several words; else the brand's that is said first.
 */
function anyKind(words: string[], readings: Readings): Rank[] {
  const terms = readings.flat();
  const home = (some: KnownTerm[]) => any(some.map((one) => namedAtHome([[one]])));
  const brands = terms.map((one) => term(one, { columns: "{kinds brand}", level: "same" }));
  return [
    home(terms.filter(({ typed }) => !words.includes(typed))),
    ...(home(terms) ? [home(terms)] : brands),
  ].map((match) => ({ match, isNear: "kind" }));
}

/** Of a brand that is called so: "Horlicks", though people say it for any such drink. */
function ofBrand(readings: Readings): string {
  return any(
    readings.map((reading) => `brand : ^ "${reading.map(({ typed }) => typed).join(" ")}"`),
  );
}

/** "tata salt" is a name, or the brand Tata and a name that is salt and nothing else. */
function exactNames(words: string[]): string {
  const splits = words.slice(1).map((_, at) => {
    const [brand, name] = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join("")];
    return `brand : ^ "${brand}" AND kinds : "0${name}"`;
  });
  return any([`kinds : "0${words.join("")}"`, ...splits]);
}

/** What all that was typed is the name of, before what its last word is. */
function wholeName(words: string[], readings: Readings): string {
  const whole = readings.flat().find(({ typed }) => typed === words.join(""));
  return words.length > 1 && whole ? namedAtHome([[whole]]) : "";
}

/** Of a kind those whose name has all that was typed side by side: "chakki atta" before any atta. */
function sideBySide(words: string[], kind: string): string {
  if (words.length < 2 || words.length > longestPhrase) return "";
  const typed = words.map((word, at) => `"${word}"${at === words.length - 1 ? "*" : ""}`);
  return all([kind, `{name also_known_as} : NEAR(${typed.join(" ")}, 1)`]);
}

/** What is the goods themselves, though its name does not end with their kind: "Milk Full Cream Pouch". */
function itself(readings: Readings): string {
  const names = readings.flatMap((reading) => reading.slice(-1));
  const called = names.flatMap(({ typed, words }) => [typed, ...words.same]);
  const home = homeOf(names);
  const first = any(called.map((word) => `also_known_as : ^ "${word}"`));
  const inName = every(readings, { columns: inNames, level: "same" });
  const alsoKnown = readings.map((reading) =>
    all(
      reading.map((one, at) =>
        term(one, { ...asTyped, columns: at < reading.length - 1 ? anywhere : "also_known_as" }),
      ),
    ),
  );
  // A name that has the word as well is of goods made of it. What is at home elsewhere is called so first.
  const known = without(all([any(alsoKnown), any([home, first])]), inName);
  return any([beginsSo(readings), known]);
}

/** Of these, whose name begins with it. */
function beginsSo(readings: Readings): string {
  const names = readings.flatMap((reading) => reading.slice(-1));
  const called = names.flatMap(({ typed, words }) => [typed, ...words.same]);
  const begins = any(called.map((word) => `kinds : "0${word}"*`));
  return all([every(readings, { columns: inNames, level: "same" }), begins, homeOf(names)]);
}

/** One of the words is the owner's for it. */
function taught(readings: Readings): string {
  const meant = any(readings.flat().flatMap((one) => one.taught));
  return all([meant, every(readings, { columns: anywhere, level: "taught" })]);
}
