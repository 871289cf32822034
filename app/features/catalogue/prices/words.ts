import { counted } from "#app/values/language.ts";

/** Why prices can't be saved or taken back. */
export const words = {
  unreadable: "This form can't be read.",
  tooMany: (most: number) => `Please save at most ${most} packs at once.`,
  percent: "Please enter a percentage from -90 to 500 with at most 2 decimals.",
  rupees: "Please enter rupees from -10000 to 10000 with at most 2 decimals.",
  busy: "Too much is changing at once just now. Please try again.",
  packGone: "This pack is no longer there.",
  noPriceAgain: "A price can't be set back to 0.",
  meanwhile: (now: string) => `Someone changed it to ${now} meanwhile.`,
  stockFell: (left: number, by: number) =>
    `Only ${left} left now: the stock fell by ${by} meanwhile.`,
  changedSince: "It has been changed since.",
  hadNoPrice: "It had no price before, and a price can't be set back to 0.",
  fewerLeft: (left: number, added: number) =>
    counted("en", left, {
      one: `Only 1 is left of the ${added} that were added.`,
      other: `Only ${left} are left of the ${added} that were added.`,
    }),
};
