import { goodsWordsOf } from "./search-words.ts";
import { isIndic, soundsOf, weakSoundOf } from "./sound.ts";

const shortestNear = 4;

/**
 * What a word of the catalogue is kept under: itself, `~` its sound, `~~` its weak sound, `~-` its
 * sound with a letter less.
 */
export function formsOf(word: string): string[] {
  return [word, ...soundForms(word), ...nearForms(word)];
}

export function soundForms(word: string): string[] {
  return soundsOf(word).map((sound) => `~${sound}`);
}

export function weakForms(word: string): string[] {
  return soundsOf(word).flatMap((sound) => {
    const weak = weakSoundOf(sound);
    return weak ? [`~~${weak}`] : [];
  });
}

/**
 * Two words that share one of these are one letter apart by ear, or differ by a vowel or an n at
 * the end.
 */
export function nearForms(word: string): string[] {
  const near = soundsOf(word).flatMap((sound) => [
    sound,
    ...(sound.length >= shortestNear ? lettersLess(sound) : []),
    ...(sound.length > 3 ? [sound.replace(/[aeioun]$/, "")] : []),
  ]);
  return [...weakForms(word), ...[...new Set(near)].map((form) => `~-${form}`)];
}

/** Of what sounds short nothing is taken away, or "oil" would find "foil" and "atta" Tata. */
export function soughtNearForms(word: string): string[] {
  const isLong = soundsOf(word).some((sound) => sound.length >= shortestNear);
  if (isLong) return nearForms(word);
  return isIndic(word) ? weakForms(word) : [];
}

function lettersLess(sound: string): string[] {
  return [...sound].map((_, index) => sound.slice(0, index) + sound.slice(index + 1));
}

/** The rows a text's words are found by. */
export function wordForms(text: string): [form: string, word: string][] {
  return [...new Set(goodsWordsOf(text))].flatMap((word) =>
    [...new Set(formsOf(word))].map((form): [string, string] => [form, word]),
  );
}
