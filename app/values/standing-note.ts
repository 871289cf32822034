import { clockMinutes } from "./clock.ts";
import { startOfIndianDay, formatDate } from "./dates.ts";
import { clockTime } from "./indian-days.ts";
import { words } from "./standing-note.words.ts";

/** As a standing order writes it on what it places, in English: for which day, and "18:00" where it has a time. */
const kept = /^Standing order for (\d{4}-\d\d-\d\d)(?:, (\d\d:\d\d))?$/;

/** In the reader's words where it is one of a standing order; what a customer wrote stays as it is. */
export function shownNote(note: string): string {
  const [, day, from = ""] = kept.exec(note) ?? [];
  if (day === undefined) return note;
  const minutes = clockMinutes(from);
  return words.orderedFor(
    formatDate(startOfIndianDay(day)),
    minutes === null ? null : clockTime(minutes),
  );
}
