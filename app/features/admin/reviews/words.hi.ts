import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  columns: { product: "सामान", review: "रिव्यू", by: "किसने", when: "कब" },
  byBuyer: (name) => `${name}, यहीं से खरीदा`,
  hidden: "छिपा हुआ",
  show: "दिखाएँ",
  hide: "छिपाएँ",
  reviewOf: (product, name) => `${product} पर ${name} का रिव्यू`,
  isHidden: "रिव्यू छिपा दिया गया",
  isShown: "रिव्यू फिर से दिख रहा है",
  chooseOne: "कृपया कोई रिव्यू चुनिए।",
  noneYet: "अभी कोई रिव्यू नहीं",
};
