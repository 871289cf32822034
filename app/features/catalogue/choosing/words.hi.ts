import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  sortAndFilter: "क्रम और फ़िल्टर",
  sort: "क्रम",
  anySort: "क्रम: सामान्य",
  sorts: {
    price: "दाम: कम से ज़्यादा",
    unit: "किलो/लीटर का दाम: कम से ज़्यादा",
    discount: "छूट: ज़्यादा से कम",
    name: "नाम: A से Z",
    origin: "देश",
  },
  inStock: "स्टॉक में",
  brand: "ब्रांड",
  anyBrand: "ब्रांड: सभी",
  country: (name) => (name === "India" ? "भारत" : name),
  origin: "देश",
  anyOrigin: "देश: सभी",
  show: "दिखाएँ",
  nothingLeft: "इन फ़िल्टर से कुछ नहीं मिला।",
  showAll: "सब दिखाएँ",
};
