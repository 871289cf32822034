import type { Same } from "#app/values/language.ts";
import type { words as english } from "./stand.words.ts";

export const words: Same<typeof english> = {
  waits: "पेमेंट का इंतज़ार",
  lapsed: "समय पर पेमेंट नहीं",
  new: "नया",
  "to-pack": "पैक करना है",
  packed: "पैक हो गया",
  out: "रास्ते में",
  delivered: "पहुँच गया",
  cancelled: "रद्द",
};
