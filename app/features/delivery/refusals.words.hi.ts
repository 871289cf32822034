import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  notServed: (postalCode) => `हम अभी ${postalCode} पर डिलीवरी नहीं करते।`,
  full: (free) => `यह समय भर गया है। ${free}`,
  closed: (free) => `यह समय अब बंद हो गया है। ${free}`,
  closedToday: (why) => `दुकान आज बंद है। ${why}`.trim(),
  openAt: (time) => `दुकान अभी बंद है, ${time} खुलेगी।`,
  openTomorrow: (time) => `दुकान अभी बंद है, कल ${time} खुलेगी।`,
  openOn: (day, time) => `दुकान अभी बंद है, ${day} को ${time} खुलेगी।`,
  closedNow: "दुकान अभी बंद है।",
};
