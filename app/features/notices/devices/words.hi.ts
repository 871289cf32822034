import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  isOn: "अब इस फ़ोन पर सूचना आएगी।",
  isOff: "अब इस फ़ोन पर सूचना नहीं आएगी।",
  noDevice: "इस फ़ोन पर सूचना नहीं आ सकती।",
  notFound: "नहीं मिला",
};
