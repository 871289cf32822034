import type { Same } from "#app/values/language.ts";
import type { words as english } from "./choices.words.ts";

export const words: Same<typeof english> = {
  ifMissing: "कुछ न मिले तो",
  note: "दुकान के लिए नोट (ज़रूरी नहीं)",
};
