/** Phones are stored and passed as 10 digits, without the country code. */
export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text);
}

/** Takes 10 digits, or 12 starting with India's 91, typed with +, spaces or hyphens; null for anything else. */
export function parsePhoneWithCountry(text: string): string | null {
  const digits = text.replace(/[\s()+-]/g, "");
  if (isPhone(digits)) return digits;
  return /^91\d{10}$/.test(digits) ? digits.slice(2) : null;
}
