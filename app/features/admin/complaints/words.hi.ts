import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  none: "किसी ने शिकायत नहीं की।",
  number: "नंबर",
  what: "क्या गड़बड़ थी",
  stands: "क्या बाकी है",
  overdue: "देर हो गई",
  answerBy: (moment) => `${moment} तक जवाब दीजिए`,
  settleBy: (day) => `${day} तक निपटाइए`,
};
