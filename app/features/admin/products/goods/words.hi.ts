import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  add: "सामान जोड़ें",
  search: "सामान खोजें",
  searchHint: "नाम, ब्रांड या कोड",
  show: "दिखाएँ",
  firstPage: "पहले पेज पर वापस",
  all: "सब",
  shelves: {
    "sold-out": "सब पैक खत्म",
    "in-stock": "स्टॉक में",
    drafts: "बिक्री में नहीं",
  },
  noneFound: (text) => `${text} से कोई सामान नहीं मिला`,
  low: "कम या खत्म पैक",
  noneThere: "यहाँ कुछ नहीं है।",
  noName: "अभी नाम नहीं",
  noPack: "अभी कोई पैक नहीं",
  noPrice: "दाम नहीं",
  moreFor: (name) => `${name}: और विकल्प`,
  hide: "छिपाएँ",
  showAgain: "फिर दिखाएँ",
  hideThis: (name) => `${name} छिपाएँ`,
  showThis: (name) => `फिर दिखाएँ: ${name}`,
  hidden: "छिपा हुआ",
  isHidden: "छिपा दिया: अब यह न दिखेगा, न बिकेगा",
  isShown: "पुराने दाम पर फिर दिखने लगा",
  left: (count) => `${count} बचे`,
  soldOut: "स्टॉक खत्म",
  pageOf: (page, pages) => `${pages} में से ${page}`,
  asTable: "ID के साथ",
};
