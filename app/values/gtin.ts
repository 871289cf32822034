// Codes of packs: 8, 12, 13 or 14 digits, of which the last is reckoned from the others.

/** 12 digits and the same with zeros before them are one code, written with 12. */
export function canonicalGtin(digits: string): string {
  return digits.length > 12 ? digits.replace(/^0{1,2}(?=\d{12,13}$)/, "") : digits;
}

/** As it is typed or scanned, with spaces or hyphens; null where it is none by its length or letters. */
export function gtinDigits(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^(\d{8}|\d{12,14})$/.test(digits) ? digits : null;
}

/** From the right, weights 3 and 1, up to the next ten. */
export function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
