import { counted } from "#app/values/language.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  enterPhone: "कृपया 10 अंकों का सही फ़ोन नंबर डालिए।",
  enterName: "कृपया अपना नाम डालिए।",
  enterCode: "कृपया OTP के 6 अंक डालिए।",
  wrongCode: (left) =>
    left === 0
      ? "यह OTP गलत है। नीचे से नया OTP मँगाइए।"
      : counted("hi", left, {
          one: "यह OTP गलत है। 1 कोशिश बाकी है।",
          other: `यह OTP गलत है। ${left} कोशिशें बाकी हैं।`,
        }),
  passwordsDiffer: "दोनों पासवर्ड एक जैसे नहीं हैं",
  alreadyRegistered: "यह फ़ोन नंबर पहले से रजिस्टर है।",
  codeSent: "OTP भेज दिया गया!",
  waitSeconds: (count) => `अभी और OTP नहीं भेज सकते। कृपया ${count} सेकंड बाद फिर कोशिश कीजिए।`,
  waitMinutes: (count) => `अभी और OTP नहीं भेज सकते। कृपया ${count} मिनट बाद फिर कोशिश कीजिए।`,
  waitHours: (count) =>
    counted("hi", count, {
      one: `अभी और OTP नहीं भेज सकते। कृपया ${count} घंटे बाद फिर कोशिश कीजिए।`,
      other: `अभी और OTP नहीं भेज सकते। कृपया ${count} घंटों बाद फिर कोशिश कीजिए।`,
    }),
  verifyFirst: "पहले अपना फ़ोन नंबर OTP से जाँचिए।",
  passwordIsReset: "पासवर्ड बदल गया",
};
