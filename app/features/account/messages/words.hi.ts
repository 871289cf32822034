import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  messages: "मैसेज",
  texts: "मेरे ऑर्डर के SMS",
  always:
    "फिर स्टॉक में आए सामान के भी। कोड, रिफ़ंड, रद्द हुए ऑर्डर और जो नियमित ऑर्डर नहीं हुआ, उनका SMS हमेशा आता है।",
  save: "मैसेज की सेटिंग सेव करें",
  saved: "मैसेज की सेटिंग सेव हो गई।",
  tellPhone: "सूचनाएँ चालू करें",
  stopTelling: "सूचनाएँ बंद करें",
};
