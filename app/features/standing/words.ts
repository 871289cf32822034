import type { StandingOutcome } from "#app/values/standing.ts";

export const words = {
  noStanding: "There is no such standing order.",
  noPack: "There is no such pack.",
  noAddress: "You have no such address.",
  noKhata: "You have no khata here.",
  chooseDays: "Please choose the days of the week.",
  enterTime: "Please enter a time such as 07:00.",
  chooseMethod: "Please choose cash or UPI, or the khata.",
  enterAmount: "Please enter an amount in rupees, such as 500.",
  enterDay: "Please enter a day such as 2026-11-28.",
  tooManyItems: (most: number) => `A standing order has at most ${most} items.`,
  tooMany: (most: number) => `You have ${most} standing orders. Please remove one first.`,
  pauseAhead: "Please choose today or a later day.",
  notItsDay: "This standing order does not come on that day of the week.",
  dayPast: "That day is over.",
  placedAlready: "The order for that day is placed already. You can cancel the order itself.",
  notPlaced: (day: string) => `No order for ${day}`,
  /** The note of an order, for the shop. */
  orderedFor: (day: string, from: string | null) =>
    from === null ? `Standing order for ${day}` : `Standing order for ${day}, ${from}`,
  outcomes: {
    placed: "Ordered",
    skipped: "Skipped by you",
    nothing: "Nothing of it was in stock",
    "too-dear": "It would have cost more than you allow",
    "no-address": "There was no address to deliver to",
    "not-served": "We do not deliver to that PIN code",
    "too-small": "It was less than the smallest order",
    closed: "The shop was closed",
    "no-window": "That delivery time was full",
    "no-khata": "You had no khata",
    "khata-limit": "The khata would have been over its limit",
    limit: "You had too many open orders",
  } satisfies Record<StandingOutcome, string> as Record<StandingOutcome, string>,
};
