import { words } from "./address.words.ts";

export type Address = { street: string; city: string; postalCode: string };
/** With what helps to find it; "" is not given. */
export type OrderAddress = Address & { landmark: string; doorNote: string };

export const postalCodeMessage = () => words.postalCode;

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

export function orderAddressOf({ landmark, doorNote, ...address }: OrderAddress): OrderAddress {
  return { ...addressOf(address), landmark, doorNote };
}

/** "Landmark: opposite the tank", "At the door: second floor": a line each, for who brings it. */
export function doorLines({ landmark, doorNote }: Pick<OrderAddress, "landmark" | "doorNote">) {
  return [
    ...(landmark ? [words.landmark(landmark)] : []),
    ...(doorNote ? [words.atTheDoor(doorNote)] : []),
  ];
}
