import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  cartEmpty: "आपका कार्ट खाली है",
  someProduct: "आपके कार्ट का एक सामान",
  delivery: "डिलीवरी",
  windowClosed: "यह समय अब बंद हो गया है",
  chooseOne: "कृपया एक चुनिए।",
  atMost: (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखिए।`,
};
