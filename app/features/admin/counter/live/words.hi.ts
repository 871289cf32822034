import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  start: "काउंटर चालू करें",
  soundIsOff: "जब तक आप 'काउंटर चालू करें' नहीं दबाते, आवाज़ बंद है।",
  rings: "नया ऑर्डर आते ही घंटी बजेगी।",
  bell: "घंटी",
  stop: "घंटी बंद करें",
  silent: "घंटी चुप है: इस पेज को एक बार छुइए।",
  waiting: (count) => counted("hi", count, { one: `${count} नया ऑर्डर`, other: `${count} नए ऑर्डर` }),
  cannotRing: "इस ब्राउज़र में घंटी नहीं बजती: काउंटर पर नज़र रखिए।",
  keepScreenOn: "स्क्रीन खुली रखिए: यह ब्राउज़र खुद नहीं रखता।",
  noConnection: "इंटरनेट नहीं है: यहाँ जो दिख रहा है वह पुराना हो सकता है।",
  asksOften: "हर 15 सेकंड में देखा जाता है।",
  newOrders: (count) => `(${count}) नए – Kirana`,
};
