const longestWord = 24;

/** The words of a text as the search sees them: lower case, without accents, letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return (text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase().toWellFormed()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => [...word].slice(0, longestWord).join(""));
}

/** The word itself and the word without each of its letters: two words one letter apart share a form. */
export function nearForms(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4) return [word];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))])];
}
