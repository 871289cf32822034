import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  link: "हिसाब का लिंक",
  linkFor: (name) => `${name} का हिसाब`,
  noKhata: "ऐसा कोई खाता नहीं है।",
  about: "जिसके पास यह लिंक है, वह लॉग इन किए बिना खाता देख सकता है। लिंक 30 दिन बाद बंद हो जाता है।",
  message: (name, link) => `${name}, आपका खाता: ${link}`,
  openChat: "WhatsApp से भेजें",
  show: "देखें या प्रिंट करें",
  back: "खाते पर वापस",
};
