import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  camera: "कैमरा",
  stopCamera: "कैमरा बंद करें",
  code: "पैक का कोड",
  codeHint: "स्कैन कीजिए या अंक लिखिए",
  whichHasIt: (code) => `कोड ${code} अभी किसी पैक का नहीं है। इनमें से किस पैक का है?`,
  ownerKeepsIt: (code) => `कोड ${code} अभी किसी पैक का नहीं है। कृपया मालिक को बताइए।`,
};
