import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  messages: "मैसेज",
  texts: "मेरे ऑर्डर के SMS",
  always: "और जो फिर स्टॉक में आया। कोड, रिफ़ंड, और जो रद्द हुआ या ऑर्डर नहीं हुआ, उसका SMS हमेशा आता है।",
  save: "मैसेज सेव करें",
  saved: "मैसेज सेव हो गए।",
  tellPhone: "इस फ़ोन पर बताना शुरू करें",
  stopTelling: "इस फ़ोन पर बताना बंद करें",
};
