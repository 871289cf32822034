import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  myProfile: "मेरी प्रोफ़ाइल",
  myOrders: "मेरे ऑर्डर",
  profile: "प्रोफ़ाइल",
  logIn: "लॉग इन",
  register: "रजिस्टर करें",
  forgotPassword: "पासवर्ड भूल गए",
  admin: "एडमिन",
  name: "नाम",
  phoneNumber: "फ़ोन नंबर",
  street: "मकान और गली का पता",
  city: "शहर",
  postalCode: "PIN कोड",
  hidePasswordFields: "पासवर्ड न बदलें",
  resetPassword: "पासवर्ड बदलें",
  update: "सेव करें",
  yourKhata: "आपका खाता",
  lastOrder: "आपका पिछला ऑर्डर",
  orderAgain: "फिर से ऑर्डर करें",
  settings: "सेटिंग",
  yourAddresses: "आपके पते",
  currentPassword: "अभी का पासवर्ड",
  newPassword: "नया पासवर्ड",
  confirmNewPassword: "नया पासवर्ड फिर से",
};
