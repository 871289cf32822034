import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "एक ही दिन के समय",
  about: "हफ़्ते के समय के अलावा, किसी दूसरे प्रोग्राम से एक-एक करके बने।",
  columns: { window: "समय", closes: "कब बंद", taken: "ऑर्डर", fee: "चार्ज" },
  taken: (taken, capacity) => `${capacity} में से ${taken}`,
  remove: "हटाएँ",
};
