const longestWord = 24;
const shortestNearWord = 4;

/** The words of a text as the search sees them: lower case, without accents, letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .toLowerCase()
      .toWellFormed()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).map((word) => [...word].slice(0, longestWord).join(""));
}

/** The word itself, the word without each of its letters, and how it sounds: two near spellings share a form. */
export function nearForms(word: string): string[] {
  const letters = [...word];
  if (/^\p{N}+$/u.test(word)) return [word];
  const sound = soundOf(word);
  const shorter =
    letters.length < shortestNearWord
      ? []
      : letters.map((_, index) => letters.toSpliced(index, 1).join(""));
  return [...new Set([word, ...shorter, ...(sound ? [sound] : [])])];
}

/**
 * Of a short word nothing more is taken away, or "atta" would find "tata";
 * of a shorter one only its sound counts, or "oil" would find "foil".
 */
export function soughtForms(word: string): string[] {
  const length = [...word].length;
  const forms = nearForms(word);
  if (length > shortestNearWord) return forms;
  return forms.filter(
    (form) => form.startsWith("~") || (form === word && length === shortestNearWord),
  );
}

/** Indian words are written in Latin letters by ear: daal and dal, jeera and zira, chaawal and chawal, dhaniya and dania. */
function soundOf(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word)) return null;
  const sound = word
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/iya/g, "ia")
    .replace(/([bdgjkt])h/g, "$1")
    .replace(/(.)\1+/g, "$1");
  return sound.length < 2 ? null : `~${sound}`;
}
