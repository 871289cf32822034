import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  tooManyChanges: "बहुत सारे बदलाव हो गए। कृपया थोड़ी देर बाद फिर कोशिश कीजिए।",
  notYourPassword: "यह आपका पासवर्ड नहीं है।",
  updated: "प्रोफ़ाइल सेव हो गई",
  enterName: "कृपया अपना नाम डालिए।",
  passwordsDiffer: "दोनों पासवर्ड एक जैसे नहीं हैं",
};
