import { foldDigits } from "#app/values/said/numbers.ts";

const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff]/g;
const pictures = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u20e3/gu;
/** How a chat names who wrote a line, and when. */
export const sender =
  /^\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?\]?\s*(?:-\s*)?[^:]{1,40}:\s+/i;
const bullet =
  /^(?:\[[ xX✓✔]?\]|[-–—*•·▪▫◦●○■□►▶➤→>#~_✓✔✗]+(?=\s|\p{L}|\d|$)|\.+(?=\s|\p{L})|\(?\d{1,2}[.)](?=\s|\p{L})|\d{1,2}\)(?=\d)|[a-z]\)(?=\s))\s*/iu;
/** Dots or dashes between an amount and the price it costs, at the end. */
const leader = /(?<=\d\s*\p{L}+)\s*(?:\.{2,}|…+|-{2,}|_{2,}|={1,})\s*(?=\d+(?:\.\d+)?\s*$)/gu;
const joined = /^(?:aur|और|and|[&+])\s+/iu;
const dottedUnits: [RegExp, string][] = [
  [/कि\.\s?ग्रा\.?/g, "किग्रा"],
  [/मि\.\s?ली\.?/g, "मिली"],
  [/\bk\.\s?g\.?/gi, "kg"],
  [/\bm\.\s?l\.?/gi, "ml"],
];

/** As it was typed, but for what can't be seen: this is what a page may show. */
export function seenText(typed: string): string {
  return typed.toWellFormed().replaceAll("\ufeff", "").trim();
}

/** One line without bullets, numbering, joiners and pictures, with digits 0 to 9. */
export function cleanLine(line: string): string {
  let clean = foldDigits(line.normalize("NFC").replace(/^(\s*\d{1,2})\ufe0f?\u20e3/, "$1) "))
    .replace(unseen, "")
    .replace(pictures, " ")
    .replace(leader, " ₹")
    .trim()
    .replace(sender, "");
  for (const [dotted, plain] of dottedUnits) clean = clean.replace(dotted, plain);
  for (let before = ""; before !== clean;) {
    before = clean;
    clean = clean.replace(bullet, "").replace(joined, "").trim();
  }
  return clean.replace(/\s+/g, " ");
}
