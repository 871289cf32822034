import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  print: "प्रिंट",
  pickingList: "निकालने की लिस्ट",
  accept: "मंज़ूर करें",
  dispatch: "भेजें",
  deliverySheet: "डिलीवरी लिस्ट",
  doneWith: "{which} {label}",
  listOf: "{label} {which}",
  all: "सब",
  first: (count) => `पहले ${count}`,
  ticked: "चुने हुए",
  dispatchThese: (count) =>
    counted("hi", count, { one: `${count} ऑर्डर भेजना है?`, other: `${count} ऑर्डर भेजने हैं?` }),
  papersIssued: (count, due) =>
    counted("hi", count, {
      one: `इसका बिल जारी होगा और फिर नहीं बदलेगा। दरवाज़े पर लेने हैं: ${due}।`,
      other: `${count} बिल जारी होंगे और फिर नहीं बदलेंगे। दरवाज़े पर लेने हैं: ${due}।`,
    }),
  papersIssuedAlone: (count) =>
    counted("hi", count, {
      one: "इसका बिल जारी होगा और फिर नहीं बदलेगा।",
      other: `${count} बिल जारी होंगे और फिर नहीं बदलेंगे।`,
    }),
  accepted: (count) =>
    counted("hi", count, { one: `${count} ऑर्डर मंज़ूर हुआ।`, other: `${count} ऑर्डर मंज़ूर हुए।` }),
  outForDelivery: (count) =>
    counted("hi", count, {
      one: `${count} ऑर्डर डिलीवरी के लिए भेजा गया।`,
      other: `${count} ऑर्डर डिलीवरी के लिए भेजे गए।`,
    }),
};
