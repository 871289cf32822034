import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  enterName: "कृपया दुकान का नाम डालिए।",
  enterAddress: "कृपया दुकान का पता डालिए।",
  enterShopPhone: "कृपया दुकान का 10 अंकों का फ़ोन नंबर डालिए।",
  licenceWrong: "फ़ूड लाइसेंस में 14 अंक होते हैं।",
  tooLong: (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर डालिए।`,
};
