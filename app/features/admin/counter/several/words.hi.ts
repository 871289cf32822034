import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  print: "प्रिंट",
  pick: "निकालें",
  accept: "मंज़ूर",
  dispatch: "भेजें",
  sheet: "लिस्ट",
  all: "सब",
  first: (count) => `पहले ${count}`,
  ticked: "चुने हुए",
  accepted: (count) => `${count} ऑर्डर मंज़ूर हुए।`,
  outForDelivery: (count) => `${count} ऑर्डर डिलीवरी के लिए निकल गए।`,
};
