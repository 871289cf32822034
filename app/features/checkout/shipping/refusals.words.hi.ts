import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  enterStreet: "कृपया मकान और गली का पता डालिए।",
  enterCity: "कृपया अपना शहर डालिए।",
  chooseAddress: "कृपया एक पता चुनिए।",
};
