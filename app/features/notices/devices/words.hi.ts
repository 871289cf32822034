import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  isOn: "अब इस फ़ोन पर बताया जाएगा।",
  isOff: "अब इस फ़ोन पर कुछ नहीं बताया जाएगा।",
  noDevice: "इस डिवाइस पर बताया नहीं जा सकता।",
  notFound: "नहीं मिला",
};
