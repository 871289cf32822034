import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "फ़ोन पर ऑर्डर",
  about: "पेमेंट घर पर, कैश या UPI से।",
  customer: "ग्राहक",
  phone: "फ़ोन नंबर",
  phoneHint: "जिसने पहले ऑर्डर किया है, उसका नाम और पता अपने आप आ जाता है।",
  whichGoods: "सामान चुनें",
  findCustomer: "खोजें",
  name: "नाम",
  street: "गली और मकान नंबर",
  city: "शहर",
  postalCode: "PIN कोड",
  note: "ऑर्डर के लिए नोट (ज़रूरी नहीं)",
  when: "कब",
  goods: "इस ऑर्डर का सामान",
  delivery: "डिलीवरी",
  total: "कुल",
  showTotal: "कुल रकम दिखाएँ",
  place: "ऑर्डर करें",
  placed: (short) => `ऑर्डर ${short} हो गया।`,
  costs: (fee, total) =>
    `वहाँ डिलीवरी चार्ज ${fee} है: कुल ${total}। ग्राहक को बता दीजिए, फिर ऑर्डर कीजिए।`,
  offers: "ऑफ़र",
  takenOff: (amount, total) =>
    `ऑफ़र से ${amount} की छूट है: कुल ${total}। ग्राहक को बता दीजिए, फिर ऑर्डर कीजिए।`,
  toTill: "बिक्री पर वापस",
  busy: "फिर कोशिश कीजिए।",
  madeBefore: "यह ऑर्डर पहले ही दूसरे सामान के साथ हो चुका है। काउंटर देखिए।",
};
