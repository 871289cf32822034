import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  figures: {
    delivered: "डिलीवर हुआ",
    cash: "ऑर्डर का नकद",
    upi: "ऑर्डर का UPI",
    online: "ऑनलाइन पेमेंट",
    refund: "रिफ़ंड",
    "round-off": "राउंड ऑफ़",
    "khata-given": "खाते पर दिया",
    "khata-cash": "खाते का नकद मिला",
    "khata-upi": "खाते का UPI मिला",
    "khata-online": "खाते का ऑनलाइन मिला",
    "khata-corrected": "खाते में सुधार",
  },
  delivered: "डिलीवर हुआ",
  cashExpected: "नकद होना चाहिए",
  upiRecorded: "UPI से आया",
  chargedOnline: "ऑनलाइन पेमेंट",
  refunds: "रिफ़ंड",
  khataGiven: "खाते पर दिया",
  khataGot: "खाते पर मिला",
  khataCorrected: "खाते में सुधार",
  roundOff: "राउंड ऑफ़",
  notCome: "यह दिन अभी आया नहीं है।",
  isClosed: "इस दिन का हिसाब बंद हो चुका है।",
};
