import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  install: "इंस्टॉल करें",
  betterAsApp: "और अच्छे अनुभव के लिए ऐप इंस्टॉल करें!",
  notNow: "अभी नहीं",
};
