import type { Same } from "#app/values/language.ts";
import type { words as english } from "./page.words.ts";

export const words: Same<typeof english> = {
  noKhata: "यहाँ आपका कोई खाता नहीं है।",
  yourKhata: "आपका खाता",
  statement: "खाते का हिसाब",
  khataOf: (name) => `${name} का खाता`,
  noStatement: "यह लिंक गलत है या इसका समय खत्म हो गया है।",
  backName: "आपका खाता",
  payByUpi: "UPI से चुकाएँ",
  empty: "इसमें अभी कुछ नहीं लिखा है।",
  pages: "पेज",
  newest: "सबसे नई",
  next: "पुरानी",
  balance: "बाकी",
  shopOwesYou: "दुकान को आपको लौटाने हैं",
  youOwe: "आपको देने हैं",
  limit: "लिमिट {limit}",
  limitSince: (day) => `${day} से बाकी। लिमिट {limit}`,
};
