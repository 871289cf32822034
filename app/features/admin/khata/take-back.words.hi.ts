import type { Same } from "#app/values/language.ts";
import type { words as english } from "./take-back.words.ts";

export const words: Same<typeof english> = {
  takeBack: "वापस लें",
  question: "यह एंट्री वापस लें?",
  bothStay: "खाते में दोनों एंट्री रहेंगी और ग्राहक को दोनों दिखेंगी। ऑर्डर का पैसा फिर से बाकी हो जाएगा।",
  takenBack: "एंट्री वापस ले ली गई",
};
