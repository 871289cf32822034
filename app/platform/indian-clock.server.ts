// What a clock in India shows at a moment that the database keeps, in milliseconds.
import { type SQL, sql } from "drizzle-orm";
import { indiaOffsetMs } from "#app/values/dates.ts";

const onClock = (format: string, moment: SQL) =>
  sql`strftime(${sql.raw(`'${format}'`)}, (${moment} + ${sql.raw(String(indiaOffsetMs))}) / 1000, 'unixepoch')`;

/** "2026-11-23", of an expression. */
export const indianDayOf = (moment: SQL): SQL => onClock("%Y-%m-%d", moment);

/** "18:30", of an expression. */
export const indianTimeOf = (moment: SQL): SQL => onClock("%H:%M", moment);
