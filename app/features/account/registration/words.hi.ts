import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  register: "रजिस्टर करें",
  forgotPassword: "पासवर्ड भूल गए",
  name: "नाम",
  phoneNumber: "फ़ोन नंबर",
  steps: { phone: "फ़ोन", code: "OTP", password: "पासवर्ड" },
  countryCode: "भारत का देश कोड",
  phoneHint: "आपका 10 अंकों का फ़ोन नंबर",
  haveCode: "मेरे पास OTP है",
  sendCode: "SMS से OTP भेजें",
  anotherIn: (left) => `दूसरा OTP ${left} बाद मँगा सकते हैं।`,
  enterCodeFor: "{phone} पर आया OTP डालिए।",
  changeNumber: "नंबर बदलें",
  codeHelp: "OTP 10 मिनट और 5 कोशिशों तक चलता है। न आया हो, तो नीचे से दूसरा मँगाइए।",
  codeHelpOrCall:
    "OTP 10 मिनट और 5 कोशिशों तक चलता है। न आया हो, तो नीचे से दूसरा मँगाइए या {phone} पर फ़ोन कीजिए।",
  code: "OTP",
  verify: "OTP जाँचें",
  logInOrReset: "{logIn} या {reset}",
  logIn: "लॉग इन करें",
  resetYours: "अपना पासवर्ड बदलें",
  password: {
    register: { password: "पासवर्ड", confirm: "पासवर्ड फिर से", button: "रजिस्टर करें" },
    reset: { password: "नया पासवर्ड", confirm: "नया पासवर्ड फिर से", button: "पासवर्ड बदलें" },
  },
  mayUse: "आपका नाम और नंबर सिर्फ़ आपकी प्रोफ़ाइल और ऑर्डर के लिए इस्तेमाल होता है।",
  accept: "आगे बढ़ने का मतलब है कि मुझे {terms} और {privacy} मंज़ूर हैं।",
  terms: "नियम और शर्तें",
  privacy: "गोपनीयता नीति",
  alreadyCustomer: "पहले से ग्राहक हैं?",
  howReset: "हम आपके फ़ोन पर OTP भेजेंगे। फिर आप नया पासवर्ड चुनेंगे।",
  rememberPassword: "पासवर्ड याद है? लॉग इन करें",
};
