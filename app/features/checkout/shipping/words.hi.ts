import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  shipping: "डिलीवरी का पता",
  errorLoading: "पता नहीं खुल पाया",
  saveAndContinue: "सेव करें और आगे बढ़ें",
  continue: "आगे बढ़ें",
  when: "डिलीवरी का समय चुनिए",
  chooseTime: "कृपया उस दिन का कोई समय चुनिए।",
  soonBy: (time) => `आज कभी भी, ${time} तक`,
  shut: "बंद",
  fullWindow: (window) => `${window} – भर गया`,
  changeAddress: "पता बदलें",
  toAnother: "किसी और पते पर भेजें",
  enterAddress: "ऑर्डर पूरा करने के लिए पता डालिए। सामान कहाँ पहुँचाएँ? यह पता सेव हो जाएगा।",
  where: "किस पते पर?",
  anotherAddress: "कोई और पता",
  changeAddresses: "पते बदलें",
  notServed: (postalCode) => `हम अभी ${postalCode} पर डिलीवरी नहीं करते।`,
  noExtraFee: "अलग चार्ज नहीं",
  deliveryFee: "डिलीवरी {fee}",
};
