import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "एक ही दिन के समय",
  forOneDay: "हफ़्ते के समय के अलावा, सिर्फ़ एक दिन के लिए।",
  add: "एक दिन के लिए जोड़ें",
  taken: (taken, capacity) => `${capacity} में से ${taken} ऑर्डर`,
  about: (taken, fee, closes) => `${taken} · चार्ज ${fee} · ${closes} पर बंद`,
  noon: "दोपहर 12 बजे",
  remove: "हटाएँ",
};
