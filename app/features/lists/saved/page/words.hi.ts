import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "मेरी लिस्ट – Kirana",
  heading: "मेरी लिस्ट",
  browseAll: "सारा सामान देखें",
  none: "अभी आपकी कोई लिस्ट नहीं है। अपना कार्ट या कोई ऑर्डर लिस्ट बनाकर रखिए।",
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
