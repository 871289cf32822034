// A term is a word that was typed, or several that are one name. Which of the catalogue's words
// mean it, sound like it or are near to it only the database knows: it is asked for these forms.
import { slugOf } from "#app/values/text.ts";
import { soughtNearForms, soundForms, weakForms } from "./words/forms.ts";
import { isBrandCall } from "./words/brand-words.ts";
import { kindsBegun, kindsCalled, kindsHeard, numbersOf } from "./words/grocery-words.ts";
import { isIndic, soundsOf } from "./words/sound.ts";

/** A word that is found means the same, sounds so, is near, or means what begins so. */
export type Likeness = "same" | "heard" | "near" | "begun";
/** `isIndic` is the script that the word found must have; null where any. */
type Sought = { likeness: Likeness; form: string; isIndic: boolean | null };

export type Term = {
  typed: string;
  /** By which the owner's words are looked up as well; "" for what is too short to be told by it. */
  sound: string;
  /** The categories where such goods are at home, as the index names them. */
  homes: string[];
  sought: Sought[];
};

const shortestTelling = 4;

/** As a brand has it: no goods are called so. */
export function brandTermOf(typed: string): Term {
  const sought = [
    ...wanted(isTelling(typed) ? "heard" : "near", soundForms(typed)),
    ...wanted("near", soughtNearForms(typed)),
  ];
  return { typed, sound: "", homes: [], sought };
}

export function termOf(typed: string): Term {
  const sound = taughtSound(typed);
  // Another spelling of a brand says all by itself: what sounds alike isn't meant.
  if (isBrandCall(typed)) return { typed, sound, homes: [], sought: [] };
  const called = kindsCalled(typed);
  const isCalled = called.length > 0;
  // What has a name of its own need not be told by its sound as well.
  const heard = isCalled ? [] : kindsHeard(typed);
  const equal = [...called.flatMap(({ words }) => words), ...numbersOf(typed)];
  const homes = [...called, ...heard].flatMap(({ category }) => category ?? []).map(categoryToken);
  const sought = [
    ...wanted("same", [...equal, ...equal.flatMap(numbersOf)]),
    ...wanted("same", soundForms(typed), !isIndic(typed)),
    ...wanted("heard", [...heard.flatMap(({ words }) => words)]),
    ...wanted(isTelling(typed) ? "heard" : "near", soundForms(typed)),
    ...wanted("heard", isCalled ? [] : weakForms(typed), !isIndic(typed)),
    ...wanted("begun", isCalled ? [] : kindsBegun(typed).flatMap(({ words }) => words)),
    ...wanted("near", isCalled ? [] : [typed, ...numbersOf(typed)].flatMap(soughtNearForms)),
  ];
  return { typed, sound, homes: [...new Set(homes)], sought };
}

function wanted(likeness: Likeness, forms: string[], script: boolean | null = null): Sought[] {
  return [...new Set(forms)].map((form) => ({ likeness, form, isIndic: script }));
}

/** "lays" and "less" sound alike: what is so short is near at most. */
function isTelling(typed: string): boolean {
  return soundsOf(typed).every((sound) => sound.length >= shortestTelling);
}

/** How the index names a category, by its id or first name; see the view `card_source`. */
export function categoryToken(name: string): string {
  return `c${slugOf(name).replaceAll("-", "")}`;
}

/** "" for what is too short to be told by its sound. */
function taughtSound(glued: string): string {
  const [sound = ""] = soundsOf(glued);
  return sound.length > 2 ? sound : "";
}
