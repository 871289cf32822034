import { counted } from "#app/values/language.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  confirmFirst: "पहले अपना पासवर्ड फिर से डालिए।",
  enterPassword: "कृपया अपना पासवर्ड डालिए।",
  notYourPassword: "यह आपका पासवर्ड नहीं है।",
  enterPhone: "कृपया 10 अंकों का सही फ़ोन नंबर डालिए।",
  passwordTooLong: (most) => `पासवर्ड में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं।`,
  wrong: "फ़ोन नंबर या पासवर्ड गलत है",
  tooMany: (minutes) =>
    counted("hi", minutes, {
      one: "कई बार गलत कोशिश हुई। कृपया एक मिनट बाद फिर कोशिश कीजिए।",
      other: `कई बार गलत कोशिश हुई। कृपया ${minutes} मिनट बाद फिर कोशिश कीजिए।`,
    }),
};
