import type { Same } from "#app/values/language.ts";
import type { words as english } from "./limit.words.ts";

export const words: Same<typeof english> = {
  khata: "उधार खाता",
  noUser: "ऐसा कोई यूज़र नहीं है।",
  saved: "लिमिट सेव हो गई",
  opened: "खाता खुल गया",
  openAKhata: "खाता खोलें",
  limitOfKhata: "खाते की लिमिट",
  about: (name) =>
    `${name}: इतनी रकम बाकी होने तक ऑर्डर खाते पर जाते हैं। लिमिट घटाने से पुराना हिसाब नहीं बदलता।`,
  owesNow: (name) => `${name} से अभी लेने हैं`,
  shopOwesNow: (name) => `${name} को अभी लौटाने हैं`,
  limitNow: "लिमिट",
  overNow: "लिमिट से ऊपर",
  leftNow: "और दे सकते हैं",
  isStopped: (over) => `नया उधार बंद है: ${over} चुकाने या लिमिट बढ़ाने पर खुलेगा।`,
  limitInRupees: "लिमिट रुपयों में",
  hasAgreed: "ग्राहक खाता खोलने को राज़ी है",
  open: "खाता खोलें",
  save: "सेव करें",
};
