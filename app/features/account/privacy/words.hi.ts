import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  yourData: "आपकी जानकारी",
  whatWeKeep: "हम क्या रखते हैं, क्यों और कब तक, यह हमारी {notice} में है।",
  notice: "गोपनीयता नीति",
  download: "मेरी जानकारी डाउनलोड करें",
  downloadFirst: "अपने पास कॉपी रखनी हो तो पहले: {download}।",
  deleteAccount: "मेरी प्रोफ़ाइल मिटाएँ",
  deletedAtOnce:
    "तुरंत और हमेशा के लिए मिट जाएगा: आपका नाम, फ़ोन नंबर, पता और पासवर्ड, हर जगह का लॉग इन, आपका कार्ट, लिस्ट और रोज़ के ऑर्डर, और रिव्यू पर आपका नाम।",
  keptForTax:
    "टैक्स कानून जब तक कहता है, तब तक रहेगा: आपके ऑर्डर और बिल, और उन पर लिखा नाम, फ़ोन नंबर और पता। जो आपने ऑर्डर किया है, वह फिर भी पहुँचेगा।",
  howLong: "हम कब तक रखते हैं",
  password: "पासवर्ड",
  cancel: "रहने दें",
};
