import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "सामान बदलें",
  titleOf: (name) => `${name} बदलें`,
  update: "सेव करें",
  updateAndAdd: "सेव, एक और जोड़ें",
  isUpdated: "सामान की जानकारी सेव हो गई",
  notThere: "यह सामान या ब्रांड अब नहीं है।",
  stockChanged: (stock) => `अब स्टॉक ${stock} है: इस पेज के खुलने के बाद बदल गया। फिर से गिन लीजिए।`,
  name: { label: "नाम" },
  nameHi: {
    label: "हिन्दी नाम",
    hint: "हिन्दी दुकान में इस नाम से दिखेगा, जैसे: अरहर दाल।",
  },
  taxClassHints: {
    kept: "नाम के कुछ अक्षर लिखकर चुनिए।",
    guessed: "नाम से अंदाज़ा लगाया गया है: कृपया देख लीजिए कि सही है।",
    unknown: "नाम के कुछ अक्षर लिखकर चुनिए। खाली छोड़ने पर सामान के नाम से अंदाज़ा लगाया जाता है।",
  },
  alsoKnownAs: {
    label: "दूसरे नाम",
    hint: "इन नामों से भी खोजने पर मिलेगा, जैसे: तूर दाल arhar।",
  },
  category: "कैटेगरी",
  selectCategory: "कैटेगरी चुनें",
  pictureNow: "अभी की फ़ोटो",
  image: {
    label: "फ़ोटो का पता",
    hint: "फ़ोटो न चुनी हो तो उसका पता; न हो तो खाली।",
  },
  photo: "फ़ोटो",
  brand: { label: "ब्रांड", hint: "खाली भी रह सकता है।" },
  weight: "वज़न",
  selectWeight: "वज़न चुनें",
  manualWeight: {
    label: "वज़न लिखें",
    hint: "नए पैक के लिए, जैसे 500।",
  },
  units: { label: "यूनिट", hint: "kg, g, l, ml, pcs…" },
  price: {
    label: "MRP",
  },
  discount: {
    label: "छूट",
  },
  dprice: {
    label: "बेचने का दाम",
  },
  aboutPrice: "MRP ₹ में, छूट % में। छूट या बेचने का दाम, एक ही लिखिए।",
  countInStock: { label: "स्टॉक" },
  lowStockAt: {
    label: "इतने बचें तो बताएँ",
    hint: "खाली: दुकान का अपना नंबर।",
  },
  moreFacts: "और जानकारी",
  morePacks: "इस ब्रांड के और पैक",
  furtherPacks: "और पैक",
  aboutRows: "वज़न यूनिट के साथ, जैसे 500 g। बेचने का दाम न लिखें तो MRP पर बिकेगा।",
  more: { quantity: "वज़न", price: "MRP ₹", dprice: "दाम ₹", countInStock: "स्टॉक" },
  ofPack: (row) => `पैक ${row}`,
  sizeAboveZero: "कृपया 0 से ज़्यादा वज़न डालिए, दशमलव के बाद ज़्यादा से ज़्यादा 3 अंक।",
  sizeWithUnit: "कृपया वज़न यूनिट के साथ डालिए, जैसे 500 g।",
  packs: "पैक",
  newPack: "नया पैक",
  brandOf: (brand) => (brand ? `ब्रांड: ${brand}` : "ब्रांड"),
  addBrand: "ब्रांड जोड़ें",
  remove: "यह ब्रांड हटाएँ",
  seeInShop: "दुकान में देखें",
  hiddenPack: (name, price) =>
    `${name} छिपा हुआ है: न दिखता है, न बिकता है। पुराने ऑर्डर में रहेगा। फिर दिखाने पर दाम पहले जैसा, ${price}।`,
  wholeBrand: "इस ब्रांड के सब पैक",
  isHidden:
    "छिपा हुआ है: किसी को नहीं दिखता, इसलिए यहाँ दाम 0 है। नीचे के बटन से यह पुराने दाम पर फिर दिखेगा।",
  isDraft: "ड्राफ़्ट: किसी पैक का दाम डालते ही ग्राहकों को दिखेगा।",
  onLabel: "लेबल पर क्या लिखा है",
  notKnownYet: "अभी पता नहीं",
  labelHints: {
    maker: "नाम और पूरा पता।",
    importer: "नाम और पूरा पता। सिर्फ़ दूसरे देश के सामान के लिए।",
    originCountry: "जैसे India।",
    ingredients: "जैसे लेबल पर लिखा है, ज़्यादा से ज़्यादा 1,000 अक्षर।",
    shelfLife: "जैसे: पैकिंग से 6 महीने तक सबसे अच्छा।",
    careContact: "शिकायत के लिए फ़ोन या ई-मेल।",
    labelNote: "इन बातों के साथ दिखता है; लेबल से मिला लेने पर मिटा दीजिए।",
  },
};
