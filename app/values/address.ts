export type Address = { street: string; city: string; postalCode: string };

export const postalCodeMessage =
  "Please enter a postal code of 6 digits that does not begin with 0.";

/** What the location look-up fills in for a part it can't find: not an address. */
export function isUnknown(part: string): boolean {
  return /^unknown (street|city|postal code)$/i.test(part.trim());
}

export function isCompleteAddress({ street, city, postalCode }: Address): boolean {
  return [street, city, postalCode].every((part) => part.trim() !== "" && !isUnknown(part));
}

export function addressOf({ street, city, postalCode }: Address): Address {
  return { street, city, postalCode };
}
