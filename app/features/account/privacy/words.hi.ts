import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  yourData: "आपकी जानकारी",
  whatWeKeep: "हम क्या रखते हैं, क्यों और कब तक, यह हमारी {notice} में है।",
  notice: "गोपनीयता नीति",
  download: "मेरी जानकारी डाउनलोड करें",
  downloadFirst: "अपने पास कॉपी रखनी हो तो पहले: {download}।",
  deleteAccount: "मेरी प्रोफ़ाइल मिटाएँ",
  deleted: "तुरंत और हमेशा के लिए मिट जाएगा",
  deletedAtOnce: {
    profile: "आपका नाम, फ़ोन नंबर, पता और पासवर्ड",
    devices: "हर जगह का लॉग इन",
    lists: "आपका कार्ट, लिस्ट और नियमित ऑर्डर",
    reviews: "रिव्यू पर आपका नाम",
  },
  kept: "रहेगा",
  keptForTax: {
    orders: "आपके ऑर्डर और बिल, और उन पर लिखा नाम, फ़ोन नंबर और पता, टैक्स कानून जब तक कहता है",
    open: "जो आपने ऑर्डर किया है: वह फिर भी पहुँचेगा",
  },
  howLong: "हम कब तक रखते हैं",
  oncePaid: "इसका पेमेंट होने पर आपकी प्रोफ़ाइल मिटाई जा सकेगी।",
  pay: (amount) => `${amount} चुकाएँ`,
  password: "पासवर्ड",
  cancel: "प्रोफ़ाइल रहने दें",
};
