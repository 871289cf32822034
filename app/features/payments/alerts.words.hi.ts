import type { Same } from "#app/values/language.ts";
import type { words as english } from "./alerts.words.ts";

export const words: Same<typeof english> = {
  "refund-due": "रिफ़ंड रास्ते में",
  "refund-failed": "रिफ़ंड बाकी – नहीं हो पाया",
  "by-hand": "गेटवे पर रिफ़ंड हुआ",
  "hand-back": "पैसे लौटाने हैं",
  "wrong-amount": "गलत रकम का पेमेंट",
};
