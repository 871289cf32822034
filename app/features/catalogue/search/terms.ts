// A term is a word that was typed, or several that are one name. Which of the catalogue's words
// mean it, sound like it or are near to it only the database knows: it is asked for these forms.
import { slugOf } from "#app/values/text.ts";
import { soughtNearForms, soundForms, weakForms } from "./words/forms.ts";
import { kindsCalled, kindsHeard, numbersOf } from "./words/grocery-words.ts";
import { isIndic, soundsOf } from "./words/sound.ts";

export type Term = {
  typed: string;
  /**
   * By which the owner's words are looked up as well; "" for what is too short to be told by it.
   */
  sound: string;
  /** The categories where such goods are at home, as the index names them. */
  homes: string[];
  sought: Sought[];
};

const shortestTelling = 4;

/**
 * `level` e: means the same; s: sounds so; n: is near. `isIndic` is the script the word found must
 * have.
 */
type Sought = { level: "e" | "s" | "n"; form: string; isIndic: boolean | null };

/** As a brand has it: no goods are called so. */
export function brandTermOf(typed: string): Term {
  const wanted = (level: Sought["level"], forms: string[]) =>
    forms.map((form): Sought => ({ level, form, isIndic: null }));
  const sought = [
    ...wanted(isTelling(typed) ? "s" : "n", soundForms(typed)),
    ...wanted("n", soughtNearForms(typed)),
  ];
  return { typed, sound: "", homes: [], sought };
}

/** Another spelling of a brand, which says all by itself: what sounds alike isn't meant. */
export function literalTermOf(typed: string): Term {
  return { typed, sound: taughtSound(typed), homes: [], sought: [] };
}

export function termOf(typed: string): Term {
  const called = kindsCalled(typed);
  /** What has a name of its own need not be told by its sound as well. */
  const heard = called.length > 0 ? [] : kindsHeard(typed);
  const equal = [...called.flatMap(({ words }) => words), ...numbersOf(typed)];
  const kinds = [...called, ...heard];
  const wanted = (level: Sought["level"], forms: string[], script: boolean | null = null) =>
    [...new Set(forms)].map((form) => ({ level, form, isIndic: script }));
  return {
    typed,
    sound: taughtSound(typed),
    homes: [...new Set(kinds.flatMap(({ category }) => (category ? categoryToken(category) : [])))],
    sought: [
      ...wanted(
        "e",
        equal.flatMap((word) => [word, ...numbersOf(word)]),
      ),
      ...wanted("e", soundForms(typed), !isIndic(typed)),
      ...wanted(
        "s",
        heard.flatMap(({ words }) => words),
      ),
      ...wanted(isTelling(typed) ? "s" : "n", soundForms(typed)),
      ...wanted("s", called.length > 0 ? [] : weakForms(typed), !isIndic(typed)),
      ...wanted(
        "n",
        called.length > 0 ? [] : [typed, ...numbersOf(typed)].flatMap(soughtNearForms),
      ),
    ],
  };
}

/** "lays" and "less" sound alike: what is so short is near at most. */
function isTelling(typed: string): boolean {
  return soundsOf(typed).every((sound) => sound.length >= shortestTelling);
}

/** How the index names a category; see the view `card_source`. */
export function categoryToken(name: string): string {
  return `c${slugOf(name).replaceAll("-", "")}`;
}

/** "" for what is too short to be told by its sound. */
export function taughtSound(glued: string): string {
  const [sound = ""] = soundsOf(glued);
  return sound.length > 2 ? sound : "";
}
