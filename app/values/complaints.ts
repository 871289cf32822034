// What the law of 2020 on selling online asks of a shop's complaints: a number at once, an answer in
// 48 hours, a settlement within a month.
import { indiaOffsetMs } from "./dates.ts";

export const complaintReasons = [
  "missing",
  "damaged",
  "wrong",
  "expired",
  "late",
  "other",
] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

export const complaintStates = ["open", "acknowledged", "resolved"] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** How the shop settles one. */
export const settlements = ["refund", "khata", "resend", "refused"] as const;
export type SettledAs = (typeof settlements)[number];
export const isSettledAs = (word: unknown): word is SettledAs =>
  settlements.includes(word as SettledAs);

/** What a customer would like best of what the shop can do. */
export const complaintWishes = ["resend", "refund"] as const satisfies readonly SettledAs[];
export type ComplaintWish = (typeof complaintWishes)[number];

/** Of one person. */
export const mostComplaintsADay = 10;
/** After the delivery, as long as the owner has set no other number. */
export const firstComplaintDays = 7;
export const highestComplaintDays = 60;
export const longestComplaint = 1000;
export const complaintNumberPattern = /^C\d{4,12}$/;

export const acknowledgeHours = 48;

/** Until when the shop has to answer, and to settle it; UTC ms. */
export const acknowledgeBy = (createdAt: number) => createdAt + acknowledgeHours * 60 * 60 * 1000;

/** The same day of the next month, or its last. */
export function resolveBy(createdAt: number): number {
  const local = new Date(createdAt + indiaOffsetMs);
  const day = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + 1);
  if (local.getUTCDate() !== day) local.setUTCDate(0);
  return local.getTime() - indiaOffsetMs;
}
