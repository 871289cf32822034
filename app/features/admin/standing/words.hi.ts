import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about: "नियमित ऑर्डर हफ़्ते के चुने हुए दिनों पर अपने आप बनता है।",
  customers: (count) => (count === 0 ? "अभी किसी ग्राहक का नहीं है।" : `अभी ${count} ग्राहकों का है।`),
  hour: "कल के ऑर्डर कितने बजे बनें",
  hourHint: "तब तक ग्राहक उन्हें बदल सकते हैं।",
  save: "सेव करें",
  saved: "सेव हो गया",
  enterTime: "कृपया समय डालिए, जैसे 20:00।",
  none: "इस दिन के लिए कोई नियमित ऑर्डर नहीं है।",
  seeForm: "ग्राहकों का पेज देखें",
  shut: (why) => `इस दिन ऑर्डर नहीं बनेंगे: ${why || "दुकान बंद है।"}`,
  nextOpen: (day) => `${day} के लिए, जब दुकान फिर खुलेगी`,
  tomorrow: (day) => `${day} के लिए`,
  orders: (count) => `${count} नियमित ऑर्डर`,
};
