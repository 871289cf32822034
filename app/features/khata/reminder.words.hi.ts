import type { Same } from "#app/values/language.ts";
import type { words as english } from "./reminder.words.ts";

export const words: Same<typeof english> = {
  ourShop: "हमारी दुकान",
  reminder: ({ name, shop, balance }) =>
    `नमस्ते ${name}, ${shop} पर आपके खाते में ${balance} बाकी हैं। धन्यवाद।`,
  reminderWithPayment: ({ name, shop, balance, paid, on }) =>
    `नमस्ते ${name}, ${shop} पर आपके खाते में ${balance} बाकी हैं। आपका पिछला पेमेंट ${on} को ${paid} का था। धन्यवाद।`,
  payBy: (link) => `UPI से चुकाइए: ${link}`,
};
