import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "पर्ची से ऑर्डर करें",
  description:
    "सामान की पर्ची वैसे ही लिखिए या पेस्ट कीजिए जैसे कागज़ या WhatsApp पर लिखते हैं, हिन्दी या अंग्रेज़ी में, और दो कदम में सब कार्ट में।",
  intro:
    "जो चाहिए वह लिखिए या पेस्ट कीजिए, हर लाइन में एक सामान। कार्ट में डलने से पहले आप देख लेंगे कि हम क्या समझे।",
  yourList: "आपकी पर्ची",
  forExample: "जैसे",
  example: "आटा 2 किलो\nदाल 500g\nchini aadha kilo\nसाबुन 3\nतेल 1 लीटर\nबिस्किट 2 पैकेट\nनमक 1 किलो",
  useExample: "यही भरकर देखें",
  sendPhoto: "WhatsApp पर फ़ोटो भेजें",
  hint: "हिन्दी, अंग्रेज़ी या दोनों में: “2 kg”, “आधा किलो”, “₹10 वाला”, “3 पैकेट”। 40 लाइन तक।",
  read: "मेरी पर्ची पढ़ें",
  understoodAll: (lines) => `${lines} में से ${lines} समझ गए। एक बार देख लीजिए, फिर कार्ट में डालिए।`,
  understood: (understood, lines) =>
    `${lines} में से ${understood} समझ गए। बाकी ${lines - understood} के लिए चुन लीजिए।`,
  noGoods: "इस पर्ची में कोई सामान नहीं मिला।",
  toTill: "इन्हें बिक्री में लाएँ",
  addToCart: "कार्ट में डालें",
  notRead: "नहीं पढ़ा गया",
  change: "यह पर्ची बदलें",
  writeAnother: "दूसरी पर्ची लिखें",
  noneOfThese: "इनमें से कोई नहीं",
  packs: "पैक",
  nearest: "सबसे पास का",
  otherMeasure: "इस नाप में नहीं मिलता",
  boughtBefore: "पहले खरीदा है",
  inPacks: (count) => `${count} पैक`,
  inPieces: (count) => `${count} पीस`,
  forPrice: (amount) => `${amount} वाला`,
  amountAndState: (amount, state) => `${amount}: ${state}`,
  foundNothing: "इसके लिए कुछ नहीं मिला",
  twoAmounts: "इसमें दो मात्राएँ लिखी हैं: एक चुनिए",
  pleaseChoose: "चुन लीजिए",
  usualPack: "आम तौर पर यही पैक",
};
