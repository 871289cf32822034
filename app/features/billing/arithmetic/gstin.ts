const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Of the right form, and with the check character that the first fourteen lead to. */
export function isGstin(text: string): boolean {
  if (!form.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, letter, index) => {
    const product = letters.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return letters[(36 - (sum % 36)) % 36] === text[14];
}
