import type { Same } from "#app/values/language.ts";
import type { words as english } from "./day.words.ts";

export const words: Same<typeof english> = {
  figures: {
    delivered: "पहुँचे ऑर्डर",
    cash: "ऑर्डर का कैश",
    upi: "ऑर्डर का UPI",
    online: "ऑनलाइन पेमेंट",
    refund: "रिफ़ंड",
    "round-off": "राउंड ऑफ़",
    "khata-given": "खाते में लिखा",
    "khata-cash": "खाते का कैश मिला",
    "khata-upi": "खाते का UPI मिला",
    "khata-online": "खाते का ऑनलाइन मिला",
    "khata-corrected": "खाते में सुधार",
  },
  back: { cash: "कैश वापस दिया", upi: "UPI वापस दिया" },
  delivered: "पहुँचे ऑर्डर",
  cashExpected: "कैश होना चाहिए",
  upiRecorded: "UPI से आया",
  chargedOnline: "ऑनलाइन पेमेंट",
  refunds: "रिफ़ंड",
  khataGiven: "खाते में लिखा",
  khataGot: "खाते का मिला",
  khataCorrected: "खाते में सुधार",
  roundOff: "राउंड ऑफ़",
  notCome: "यह दिन अभी आया नहीं है।",
  openTooLate: "बंद किया हुआ दिन सिर्फ़ 10 मिनट तक फिर खोला जा सकता है।",
  isClosed: "इस दिन का हिसाब बंद हो चुका है।",
};
