import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  kindOfChange: "किस तरह के बदलाव",
  doneBy: "किसने किया",
  all: "सब",
  show: "दिखाएँ",
  by: (name) => `${name} ने`,
  yourOwn: "जहाँ किसी का नाम नहीं, वह आपने किया।",
  signedIn: "लॉग इन",
  times: (times) => `${times} बार`,
  commandLine: "कमांड लाइन",
  none: "खाली",
  noChanges: "कोई बदलाव नहीं",
  noChangesBy: "इस व्यक्ति का ऐसा कोई बदलाव नहीं मिला",
  noChangesOf: (kind) => `इनमें कोई बदलाव नहीं: ${kind}`,
};
