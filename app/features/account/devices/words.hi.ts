import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  devices: "आपके फ़ोन और कंप्यूटर",
  thisDevice: "यह डिवाइस",
  unknown: "कोई और ऐप या ब्राउज़र",
  called: (device) => device.replace(/^(.+) on (\w+)$/, "$2 पर $1"),
  count: (device, count) => `${device} (${count})`,
  last: (moment) => `पिछला लॉग इन ${moment}`,
  since: (moment) => `${moment} से लॉग इन है`,
  signOutEverywhere: "हर जगह से लॉग आउट करें",
  hereToo: "यहाँ से भी लॉग आउट हो जाएँगे।",
};
