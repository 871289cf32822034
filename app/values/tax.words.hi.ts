import type { Same } from "#app/values/language.ts";
import type { words as english } from "./tax.words.ts";

export const words: Same<typeof english> = {
  none: "अभी नहीं चुना",
  unregistered: "रजिस्टर्ड नहीं",
  composition: "कंपोज़िशन",
  regular: "रेगुलर",
};
