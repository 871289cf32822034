// What people call everyday goods: a line for each, with the category it belongs to. Any of a
// line's words finds goods that are named by another of them, in either script, the seeded ones and
// those that are yet to come.
import { foodWords } from "./food-words.ts";
import { homeWords } from "./home-words.ts";
import { goodsWordsOf, joiningWords } from "./search-words.ts";
import { soundsOf } from "./sound.ts";

export type Kind = {
  /** Where such goods stand first; null where anywhere. */
  category: string | null;
  /** What it is called; each glued together, as spaces don't matter. */
  called: string[];
  /**
   * All that finds it: of some kinds also narrower ones, which stand behind a > ("flour" finds
   * besan, not the other way).
   */
  words: string[];
};

const kinds: Kind[] = `${foodWords}\n${homeWords}`
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [category = "", names = "", narrower = ""] = line.split(/[:>]/);
    const called = gluedOf(names);
    return {
      category: category.trim() === "*" ? null : category.trim(),
      called,
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

const byWord = groupBy((word) => [word, ...numbersOf(word)]);
const bySound = groupBy(soundsOf);
const narrower = new Set(kinds.flatMap(({ words }) => words));

/** The kinds that are called so. */
export function kindsCalled(glued: string): Kind[] {
  return byWord.get(glued) ?? [];
}

/** The kinds that sound so. */
export function kindsHeard(glued: string): Kind[] {
  return soundsOf(glued).flatMap((sound) => bySound.get(sound) ?? []);
}

export function isKnownKind(glued: string): boolean {
  return byWord.has(glued) || narrower.has(glued);
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

function groupBy(keysOf: (word: string) => string[]): Map<string, Kind[]> {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds)
    for (const key of new Set(kind.called.flatMap(keysOf)))
      groups.set(key, [...(groups.get(key) ?? []), kind]);
  return groups;
}
