import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  yourAddresses: "आपके पते",
  upTo: (most) =>
    `आप ${most} पते तक रख सकते हैं। ऑर्डर मुख्य पते पर जाते हैं, जब तक आप ऑर्डर करते समय कोई और पता न चुनें।`,
  newAddress: "नया पता जोड़ें",
  backToShipping: "वापस ऑर्डर पर",
  backToProfile: "वापस मेरी प्रोफ़ाइल पर",
  add: "पता जोड़ें",
  save: "पता सेव करें",
  default: "मुख्य पता",
  delete: "हटाएँ",
  sureToDelete: (name) => `क्या पता ${name} हटा दें?`,
  leave: "ऐसे ही रहने दें",
  notComplete: "पता अभी पूरा नहीं है: इस पर ऑर्डर करने से पहले इसे बदल लीजिए।",
  change: "बदलें",
  makeDefault: "मुख्य पता बनाएँ",
  deleted: "पता हटा दिया गया",
  defaultChanged: "मुख्य पता बदल गया",
  saved: "पता सेव हो गया",
};
