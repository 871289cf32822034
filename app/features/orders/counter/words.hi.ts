import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  groups: {
    accept: { name: "नए", button: "मंज़ूर करें", done: "मंज़ूर किया" },
    pack: { name: "पैक करने हैं", button: "पैक करें", done: "पैक किया" },
    dispatch: { name: "पैक हुए", button: "भेजें", done: "डिलीवरी के लिए भेजा" },
    deliver: { name: "रास्ते में", button: "पहुँच गया", done: "पहुँच गया" },
  },
  paid: "पेमेंट हो गया",
  onKhata: "खाते में",
  late: "देर",
  lateFor: (since) => `देर · ${since} से`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} घंटे`,
  days: (count) => `${count} दिन`,
};
