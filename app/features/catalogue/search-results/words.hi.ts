import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  search: "खोज",
  resultsFor: (query) => `“${query}” की खोज`,
  nearTo: (query) => `“${query}” नाम का कुछ नहीं है। इससे मिलता-जुलता:`,
  notSold: (query) => `हमारे पास “${query}” नहीं है। इससे मिलता-जुलता:`,
  more: "और भी सामान मिला है। एक शब्द और लिखकर खोजिए।",
  noneFound: (query) => `“${query}” नाम का कोई सामान नहीं मिला`,
  tryOther: "शब्द जाँचिए, या सिर्फ़ एक शब्द लिखिए, हिन्दी या अंग्रेज़ी में।",
  typeOrChoose: "किसी सामान या ब्रांड का नाम लिखिए, या नीचे से कैटेगरी चुनिए।",
  askForIt: "WhatsApp पर पूछें",
  orderFromList: "पर्ची से ऑर्डर करें",
  allProducts: "सारा सामान",
  failed: "खोज नहीं हो सकी। थोड़ी देर में फिर कोशिश कीजिए।",
  toShop: "दुकान पर जाएँ",
};
