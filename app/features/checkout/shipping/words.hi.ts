import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  shipping: "डिलीवरी का पता",
  errorLoading: "पता नहीं खुल पाया",
  saveAndContinue: "सेव करें और आगे बढ़ें",
  continue: "आगे बढ़ें",
  when: "सामान कब चाहिए?",
  fullWindow: (window) => `${window} – भर गया`,
  changeAddress: "पता बदलें",
  toAnother: "किसी और पते पर भेजें",
  enterAddress: "ऑर्डर पूरा करने के लिए पता डालिए। यहाँ डाला पता {account} में सेव हो जाता है।",
  yourAccount: "आपकी प्रोफ़ाइल",
  where: "सामान कहाँ चाहिए?",
  anotherAddress: "कोई और पता",
  yourAddresses: "आपके पते",
  notServed: (postalCode) => `हम अभी ${postalCode} पर डिलीवरी नहीं करते।`,
  deliveryFee: "डिलीवरी {fee}",
  delivery: "डिलीवरी",
};
