import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  logIn: "लॉग इन",
  whyKhata: "अपना खाता देखने के लिए लॉग इन कीजिए।",
  whyOwn: "आगे बढ़ने के लिए लॉग इन कीजिए।",
  phoneHint: "कृपया 10 अंकों का सही फ़ोन नंबर डालिए, बिना खाली जगह या किसी और चिह्न के।",
  password: "पासवर्ड",
  signIn: "लॉग इन करें",
  newCustomer: "नए ग्राहक हैं?",
  forgotPassword: "पासवर्ड भूल गए?",
  logout: "लॉग आउट करें",
};
