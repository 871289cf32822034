import type { Same } from "#app/values/language.ts";
import type { words as english } from "./entry.words.ts";

export const words: Same<typeof english> = {
  gave: "दिया",
  givenInRupees: "कितने का दिया, रुपयों में",
  what: "क्या दिया (ज़रूरी नहीं)",
  got: "मिला",
  recordPayment: "पेमेंट लिखें",
  asAdvance: "इसे एडवांस में लें?",
  moreThanOwed: (amount, owed) => `${amount} बाकी ${owed} से ज़्यादा हैं।`,
  correctOwed: "बाकी रकम सुधारें",
  correct: "सुधारें",
  amountInRupees: "रकम रुपयों में",
  howItCame: "कैसे मिला",
  reference: "संदर्भ नंबर (ज़रूरी नहीं)",
  referenceHint: "जैसे UPI संदर्भ नंबर के आखिरी अंक।",
  addToOwed: "बाकी में जोड़ें, रुपयों में",
  addHint: "आगे माइनस लगाने से घटता है, जैसे -20।",
  why: "वजह",
  whyHint: "ग्राहक भी इसे पढ़ता है।",
};
