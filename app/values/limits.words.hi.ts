import type { Same } from "#app/values/language.ts";
import type { words as english } from "./limits.words.ts";

export const words: Same<typeof english> = {
  passwordLength: (least, most) => `${least} से ${most} अक्षर`,
  choosePassword: (least, most) => `कृपया ${least} से ${most} अक्षरों का पासवर्ड चुनिए।`,
  atMost: (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखिए।`,
};
