import type { Same } from "#app/values/language.ts";
import type { words as english } from "./stands.words.ts";

export const words: Same<typeof english> = {
  new: "नए",
  "to-pack": "पैक करने हैं",
  packed: "पैक हुए",
  out: "रास्ते में",
  delivered: "पहुँच गए",
  unpaid: "पेमेंट बाकी",
  cancelled: "रद्द हुए",
  "give-back": "पैसे लौटाने हैं",
};
