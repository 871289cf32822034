/**
 * "aashirvaad whole wheat atta" → "Aashirvaad Whole Wheat Atta"; names that are capitals already
 * stay so.
 */
export function titleCase(text: string): string {
  return text.replace(
    /(^|[\s(/-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const segmenter = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Length as a person counts: grapheme clusters of the trimmed text. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text.trim())].length;
}

/** The address part made of a name: letters and digits of any script, hyphens between. */
export function slugOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
}

/**
 * Control characters, and the signs that turn the direction of writing. Joiners are none: Indian
 * scripts need them.
 */
const controls = /\p{Cc}+/gu;
const controlsInLines = /(?:(?![\t\r\n])\p{Cc})+/gu;
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What can't be seen is not text: stored, it would be printed on parcels and hide what stands
 * there. A password stays as typed, and a field named `text` keeps its lines, and the tabs between
 * cells that were copied from a spreadsheet.
 */
export function cleanField(name: string, typed: string): string {
  if (isPasswordField(name)) return typed.toWellFormed();
  const unseen = name === "text" ? controlsInLines : controls;
  return typed.toWellFormed().replace(unseen, " ").replace(bidiControls, "");
}

/** What a person typed: a field of nothing but digits and their signs may have those of Hindi. */
export function typedField(name: string, typed: string): string {
  const cleaned = cleanField(name, typed);
  return isNumber.test(cleaned) && !isPasswordField(name) ? latinDigits(cleaned) : cleaned;
}

/** Digits and what stands among them in amounts, times, phones and codes. */
const isNumber = /^[\d०-९\s.,:+₹%/-]*$/;

/** "५१" is 51. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

export function isPasswordField(name: string): boolean {
  return /password/i.test(name);
}
