// Each of the shop's limits, once: forms, lists, texts, the database's CHECKs and the API are made
// from them.
import { words } from "./limits.words.ts";

/** Packs of one line of a cart or an order. */
export const maxQty = 10;
/** The stepper on a card goes no further; the cart's own page does. */
export const maxStepperQty = 9;
/** A shopper is told from so many on; for the owner a pack is low then as long as no other is set. */
export const lowStock = 5;
/** The owner's own number goes no further. */
export const highestLowStock = 50;
/** Lines of a cart or an order. */
export const maxLines = 50;
/** Characters of a password. */
export const passwordLength = { least: 8, most: 128 } as const;
export const longestName = 100;
/** Of a street, a city. */
export const longestAddressPart = 200;
/** Of what a customer calls an address. */
export const longestLabel = 40;
/** Of one customer. */
export const mostAddresses = 10;
export const mostLists = 20;
export const mostSavedLines = 60;
export const mostStanding = 20;
/** Packs that a customer waits for. */
export const mostBackWishes = 50;
/**
 * In paise: so much more than is owed, or than the drawer should hold, is written down without a
 * question, as an advance or as cash that nobody wrote down before.
 */
export const unaskedPaise = 2_000_00;
/** Tries at a one-time code. */
export const mostCodeTries = 5;
/** Stars of a review. */
export const rating = { least: 1, most: 5 } as const;
/** 100 percent. */
export const maxDiscountBasisPoints = 10_000;

export function hasPasswordLength({ length }: string): boolean {
  return length >= passwordLength.least && length <= passwordLength.most;
}

const { least, most } = passwordLength;
export const passwordLengthText = () => words.passwordLength(least, most);
export const choosePasswordMessage = () => words.choosePassword(least, most);
export const nameTooLongMessage = () => words.atMost(longestName);
export const addressPartTooLongMessage = () => words.atMost(longestAddressPart);
export const labelTooLongMessage = () => words.atMost(longestLabel);

/** How long an unpaid online order holds its goods. */
export const holdMinutes = 30;
export const holdMs = holdMinutes * 60 * 1000;
/** Less than that, so that nobody pays for goods that are no longer held. */
export const paymentLinkMinutes = 25;
