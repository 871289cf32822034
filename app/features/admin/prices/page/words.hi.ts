import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  check: "बदलाव देख लीजिए",
  category: "कैटेगरी",
  searchPacks: "पैक खोजें",
  searchHint: "सामान या ब्रांड",
  nothingChanged: "कुछ नहीं बदला।",
  nothingSavedYet: "अभी कुछ सेव नहीं हुआ है।",
  save: (packs) => `${packs} पैक सेव करें`,
  goOnEditing: "और बदलें",
  notForNothing: "₹0.00 पर इसे कोई खरीद नहीं सकता।",
  sold: (packs) =>
    counted("hi", packs, {
      one: `आपके देखने के बाद ${packs} बिका`,
      other: `आपके देखने के बाद ${packs} बिके`,
    }),
  more: (packs) =>
    counted("hi", packs, {
      one: `आपके देखने के बाद ${packs} और आया`,
      other: `आपके देखने के बाद ${packs} और आए`,
    }),
  noneFound: "कोई पैक नहीं मिला",
  nothingToPrice: "अभी दाम डालने के लिए कोई सामान नहीं है।",
  aboutStock:
    "स्टॉक में बस उतना ही फ़र्क सेव होता है जितना आप यहाँ बदलते हैं, ताकि इस बीच हुई बिक्री बनी रहे। सेव होने से पहले आप देख लेंगे कि क्या बदलेगा।",
  inRupees: { mrp: "MRP ₹", discount: "छूट %", price: "बेचने का दाम ₹", stock: "स्टॉक" },
  preview: "बदलाव देखें",
  nothingSaved: (packs) => `कुछ सेव नहीं हुआ। ${packs} पैक फिर से देखिए।`,
  gone: (packs) =>
    counted("hi", packs, {
      one: `इनमें से ${packs} अब नहीं है: छोड़ दिया गया।`,
      other: `इनमें से ${packs} अब नहीं हैं: छोड़ दिए गए।`,
    }),
  low: "कम",
  none: "खत्म",
  noNameYet: "अभी नाम नहीं",
  mrpOf: (pack) => `${pack} का MRP`,
  discountOf: (pack) => `${pack} पर छूट`,
  priceOf: (pack) => `${pack} बेचने का दाम`,
  stockOf: (pack) => `${pack} का स्टॉक`,
  selling: "दाम ₹",
  changeAll: "इन सबके दाम एक साथ बदलें",
  raised: { label: "क्या बदलना है", dprice: "बेचने का दाम", price: "MRP" },
  by: "कितना",
  unit: { label: "किसमें", percent: "%", rupees: "₹" },
  stayAtMrp: (packs) =>
    counted("hi", packs, {
      one: `${packs} पैक पहले से MRP पर है, वैसा ही रहेगा।`,
      other: `${packs} पैक पहले से MRP पर हैं, वैसे ही रहेंगे।`,
    }),
  stopAtMrp: (packs) =>
    counted("hi", packs, {
      one: `${packs} पैक का दाम MRP तक ही बढ़ेगा।`,
      other: `${packs} पैकों का दाम MRP तक ही बढ़ेगा।`,
    }),
  neverAbove: "बेचने का दाम MRP से ऊपर नहीं जाता।",
  roundTo: "राउंड करें",
  notAtAll: "राउंड नहीं",
  previewAll: "सब देखें",
  leave: "बिना सेव किए जाएँ? आपने जो लिखा वह इस टैब में रहेगा।",
};
