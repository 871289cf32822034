import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "नियम और शर्तें – Kirana",
  description:
    "Kirana किराना दुकान की शर्तें: ऑर्डर, दाम, डिलीवरी, पेमेंट, पैसे वापसी, सामान लौटाना और शिकायत।",
  columns: ["PIN कोड", "डिलीवरी", "इतने से मुफ़्त", "सबसे छोटा ऑर्डर"],
  free: "मुफ़्त",
  any: "कोई भी",
  chosenTime: "आपका चुना समय",
  timeCosts: (most) => `${most} तक ज़्यादा, समय के साथ लिखा रहता है`,
};
