import type { Area } from "#app/features/delivery/area.ts";
import type { Address } from "#app/values/address.ts";
import { mostAddresses } from "#app/values/limits.ts";
import { words } from "./fields.words.ts";

/** One of a customer's addresses; exactly one of them is the default. */
export type SavedAddress = Address & {
  id: string;
  label: string;
  landmark: string;
  doorNote: string;
  isDefault: boolean;
};

/** With the rules of its PIN code; null where it is not served, or every code is. */
export type ServedAddress = SavedAddress & { area: Area | null };

/** "Home", or where it is. */
export function addressName({ label, street, city }: SavedAddress): string {
  return label || street || city || words.address;
}

export const addressesFull = () => words.full(mostAddresses);
export const addressGone = () => words.gone;
