/**
 * Phones are stored and passed as 10 digits, without the country code; India's mobile numbers begin
 * with 6 to 9.
 */
export function isPhone(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text);
}

/**
 * Takes 10 digits, or 12 starting with India's 91, typed with +, spaces or hyphens; null for
 * anything else.
 */
export function parsePhoneWithCountry(text: string): string | null {
  const digits = text.replace(/[\s()+-]/g, "");
  if (isPhone(digits)) return digits;
  const local = /^91(\d{10})$/.exec(digits)?.[1] ?? "";
  return isPhone(local) ? local : null;
}
