import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "सामान जोड़ें",
  packs: "पैक",
  save: "सेव करें",
  saveAndAdd: "सेव, एक और जोड़ें",
  isAdded: (name, isPriced) =>
    isPriced ? `${name} जुड़ गया` : `${name} जुड़ गया। जिस पैक का MRP नहीं है, वह अभी दुकान में नहीं दिखेगा।`,
  wasAdded: "यह सामान पहले ही सेव हो चुका है। यह रहा।",
  onePackAtLeast: "कृपया कम से कम एक पैक का वज़न डालिए, जैसे 500 g।",
};
