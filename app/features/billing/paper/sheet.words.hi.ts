import type { Same } from "#app/values/language.ts";
import type { words as english } from "./sheet.words.ts";

export const words: Same<typeof english> = {
  gstin: (number) => `GSTIN ${number}`,
  state: (code, name) => `राज्य ${code} ${name}`,
  foodLicence: (number) => `FSSAI लाइसेंस ${number}`,
  number: "नंबर {number}",
  creditFor: (number) => `${number} के लिए`,
  placeOfSupply: (state) => `सप्लाई की जगह: ${state}`,
  reverseCharge: "रिवर्स चार्ज पर टैक्स: नहीं",
  item: "सामान",
  hsn: "HSN",
  cgst: "CGST",
  sgst: "SGST",
  price: "दाम",
  qty: "संख्या",
  rate: "दर",
  taxable: "टैक्स योग्य",
  amount: "रकम",
  offer: (amount) => `ऑफ़र: ${amount} की छूट`,
  offers: "ऑफ़र की छूट, ऊपर घटाई गई",
  total: "कुल",
  roundOff: "राउंड ऑफ़",
  grandTotal: "कुल देय",
  taxInAll: "कुल टैक्स",
  payment: "पेमेंट",
  thanks: "खरीदारी के लिए धन्यवाद!",
};
