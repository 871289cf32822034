import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  add: "सामान जोड़ें",
  search: "सामान खोजें",
  searchHint: "नाम, ब्रांड या कैटेगरी, हिन्दी या अंग्रेज़ी में",
  show: "दिखाएँ",
  firstPage: "सबसे पहले वाले",
  all: "सब",
  shelves: {
    "sold-out": "स्टॉक खत्म",
    "in-stock": "स्टॉक में",
    drafts: "बिक्री में नहीं",
  },
  noneFound: (text) => `${text} से कोई सामान नहीं मिला`,
  noneThere: "यहाँ कुछ नहीं है।",
  noName: "अभी नाम नहीं",
  noPack: "अभी कोई पैक नहीं",
  noPrice: "दाम नहीं",
  left: (count) => `${count} बचे`,
  soldOut: "स्टॉक खत्म",
  asTable: "टेबल में, ID के साथ",
};
