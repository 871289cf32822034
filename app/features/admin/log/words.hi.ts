import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  kindsOfChanges: "किस तरह के बदलाव",
  all: "सब",
  columns: { when: "कब", who: "किसने", what: "क्या", which: "कौन सा", changes: "बदलाव" },
  commandLine: "कमांड लाइन",
  none: "खाली",
  noChanges: "कोई बदलाव नहीं",
  noChangesOf: (kind) => `इनमें कोई बदलाव नहीं: ${kind}`,
};
