import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "मेरी लिस्ट – Kirana",
  heading: "मेरी लिस्ट",
  none: "अभी आपकी कोई लिस्ट नहीं है।",
  whatTheyDo: "जो सामान बार-बार लेते हैं, उसकी लिस्ट रखिए: एक बार दबाते ही सब कार्ट में आ जाता है।",
  keepHeading: "लिस्ट बनाकर रखें",
  name: "लिस्ट का नाम",
  keep: "रखें",
  kept: "लिस्ट रख ली गई",
  nothingToKeep: "रखने के लिए कुछ नहीं है।",
  toCart: "कार्ट में डालें",
  inCart: "लिस्ट आपके कार्ट में है",
  remove: "लिस्ट हटाएँ",
  removed: "लिस्ट हट गई",
  missing: (qty, of) => `${qty} × ${of}`,
  everyDay: "अपने आप ऑर्डर हो",
  standing: "नियमित ऑर्डर",
};
