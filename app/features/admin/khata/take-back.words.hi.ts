import type { Same } from "#app/values/language.ts";
import type { words as english } from "./take-back.words.ts";

export const words: Same<typeof english> = {
  takeBack: "वापस लें",
  question: "यह एंट्री वापस लें?",
  bothStay:
    "यह एंट्री खाते में रहेगी, और उसे वापस लेने वाली एक और एंट्री भी। ग्राहक को दोनों दिखेंगी। ऑर्डर की एंट्री हो तो उस ऑर्डर का पेमेंट फिर से बाकी हो जाएगा।",
  takenBack: "एंट्री वापस ले ली गई",
};
