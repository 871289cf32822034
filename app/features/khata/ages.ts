import type { Paise } from "#app/values/money.ts";
import { words } from "./ages.words.ts";

/** What is owed by how many days it is old. */
export const ageNames = () => words.ages;
const dayMs = 24 * 60 * 60 * 1000;
/** The moments that part the ages, newest first. */
export const agesBefore = (now: number) => [8, 31, 91].map((days) => now - days * dayMs);

type Given = {
  balancePaise: Paise;
  /** All that was given and not taken back: in all, and until each of the moments. */
  givenPaise: Paise;
  givenBefore: Paise[];
};

/** Payments pay the oldest first, whatever they were made for. */
export function agesOf({ balancePaise, givenPaise, givenBefore }: Given): Paise[] {
  const paid = givenPaise - balancePaise;
  const owed = Math.max(balancePaise, 0);
  const bounds = [owed, ...givenBefore.map((given) => Math.min(Math.max(given - paid, 0), owed))];
  return bounds.map((paise, at) => paise - (bounds[at + 1] ?? 0));
}
