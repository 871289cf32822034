import { formatIndianIso } from "#app/values/dates.ts";

/** A month in India, `to` not in it any more. */
export type Month = { name: string; from: number; to: number };

/** `2026-11`; the one of `now` for anything else. */
export function monthOf(text: string | null, now: number): Month {
  const name =
    text && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : formatIndianIso(now).slice(0, 7);
  const [year = 0, month = 0] = name.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
  const start = (of: string) => Date.parse(`${of}-01T00:00:00+05:30`);
  return { name, from: start(name), to: start(next) };
}
