// What people call everyday goods: a line for each, with the category it belongs to. Any of a
// line's words finds goods that are named by another of them, in either script, the seeded ones and
// those that are yet to come.
import { bodyWords } from "./goods/body.ts";
import { dailyNeedsWords } from "./goods/daily-needs.ts";
import { drinksWords } from "./goods/drinks.ts";
import { freshWords } from "./goods/fresh.ts";
import { grainsWords } from "./goods/grains.ts";
import { healthPoojaWords } from "./goods/health-pooja.ts";
import { houseWords } from "./goods/house.ts";
import { oilsDairyWords } from "./goods/oils-dairy.ts";
import { snacksWords } from "./goods/snacks.ts";
import { spicesWords } from "./goods/spices.ts";
import { goodsWordsOf, joiningWords } from "./search-words.ts";
import { soundsOf } from "./sound.ts";

export type Kind = {
  /** Where such goods stand first; null where anywhere. */
  category: string | null;
  /** What it is called; each glued together, as spaces don't matter. */
  called: string[];
  /** What it is used for ("fasting"): finds it, and names no goods. */
  uses: string[];
  /** All that finds it: what it is called, and of some kinds narrower ones. */
  words: string[];
};

/** `category: a name, another > a narrower one ~ a use`: "flour" finds besan, not the other way. */
const line = /^(?<category>[^:]+):(?<names>[^>~]*)(?:>(?<narrower>[^~]*))?(?:~(?<uses>.*))?$/;

const kinds: Kind[] = [
  grainsWords,
  oilsDairyWords,
  dailyNeedsWords,
  freshWords,
  spicesWords,
  snacksWords,
  drinksWords,
  bodyWords,
  houseWords,
  healthPoojaWords,
]
  .flatMap((family) => family.trim().split("\n"))
  .map((text) => {
    const { category = "", names = "", narrower = "", uses = "" } = line.exec(text)?.groups ?? {};
    const called = gluedOf(names);
    return {
      category: category.trim() === "*" ? null : category.trim(),
      called,
      uses: gluedOf(uses),
      words: [...called, ...gluedOf(narrower)],
    };
  });

/** Names as they stand, and without the joining words that a query loses. */
function gluedOf(list: string): string[] {
  const glued = list.split(",").flatMap((name) => {
    const words = goodsWordsOf(name);
    return [words, words.filter((word) => !joiningWords.has(word))].map((some) => some.join(""));
  });
  return [...new Set(glued)].filter((name) => name !== "");
}

const shortestBegun = 3;
const namesOf = ({ called }: Kind) => called;
const namesAndUses = ({ called, uses }: Kind) => [...called, ...uses];
const named = withNumbers(groupBy(namesOf, (word) => [word]));
const byWord = withNumbers(groupBy(namesAndUses, (word) => [word]));
const bySound = groupBy(namesAndUses, soundsOf);
const narrower = new Set(kinds.flatMap(({ words }) => words));

/** The kinds that are called so, or used for it; another script than those of the list is heard. */
export function kindsCalled(glued: string): Kind[] {
  return byWord.get(glued) ?? (/[\u0980-\u0d7f]/.test(glued) ? kindsHeard(glued) : []);
}

/** The kinds that sound so. */
export function kindsHeard(glued: string): Kind[] {
  return soundsOf(glued).flatMap((sound) => bySound.get(sound) ?? []);
}

/** The kinds of which a name begins so, while it is being typed. */
export function kindsBegun(glued: string): Kind[] {
  if (glued.length < shortestBegun) return [];
  return kinds.filter(({ called }) => called.some((name) => name.startsWith(glued)));
}

/** Whether anything is called so, or sounds so. */
export function isKindOfGoods(glued: string): boolean {
  return kindsCalled(glued).length > 0 || kindsHeard(glued).length > 0;
}

/** A use names no goods: what is good for a fast may be anything. */
export function isKnownKind(glued: string): boolean {
  return named.has(glued) || narrower.has(glued);
}

/** One egg, two eggs, berry, berries: the other numbers an English word may have. */
export function numbersOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(s|x|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith("oes")) return [word.slice(0, -2)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`, `${word}s`];
  return /(s|x|ch|sh|o)$/.test(word) ? [`${word}es`, `${word}s`] : [`${word}s`];
}

function groupBy(
  callsOf: (kind: Kind) => string[],
  keysOf: (word: string) => string[],
): Map<string, Kind[]> {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds)
    for (const key of new Set(callsOf(kind).flatMap(keysOf)))
      groups.set(key, [...(groups.get(key) ?? []), kind]);
  return groups;
}

/** Chaas is buttermilk, and no number of chaa, the tea: only what nothing is called may be one. */
function withNumbers(called: Map<string, Kind[]>): Map<string, Kind[]> {
  const all = new Map(called);
  for (const [word, some] of called)
    for (const form of numbersOf(word))
      if (!called.has(form)) all.set(form, [...new Set([...(all.get(form) ?? []), ...some])]);
  return all;
}
