import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  blocked: "इस ब्राउज़र की सेटिंग में नोटिफ़िकेशन बंद हैं।",
  failed: "यह नहीं हो पाया। फिर कोशिश कीजिए।",
};
