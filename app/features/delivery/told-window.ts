// Files that leave the shop are English, whatever the pages beside them speak.
import { formatIndianIso } from "#app/values/dates.ts";

const date = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** "23 Nov 2026, 6 to 8 pm"; null where no window was promised. */
export function toldWindow(promised: {
  slotFrom: number | null;
  slotTo: number | null;
}): string | null {
  const { slotFrom, slotTo } = promised;
  if (slotFrom === null || slotTo === null) return null;
  const [begins, ends] = [clockOf(slotFrom), clockOf(slotTo)];
  const from = begins.half === ends.half ? begins.time : `${begins.time} ${begins.half}`;
  return `${date.format(slotFrom)}, ${from} to ${ends.time} ${ends.half}`;
}

function clockOf(ms: number): { time: string; half: string } {
  const [hour = "", minute] = formatIndianIso(ms).slice(11, 16).split(":");
  const time = `${Number(hour) % 12 || 12}${minute === "00" ? "" : `:${minute}`}`;
  return { time, half: Number(hour) < 12 ? "am" : "pm" };
}
