import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  digits: "कोड में 8, 12, 13 या 14 अंक होते हैं।",
  checkDigit: "इस कोड का आखिरी अंक सही नहीं है। फिर से लिखिए।",
  twice: "यह कोड यहाँ दो बार है।",
  atMost: (most) => `एक पैक के ज़्यादा से ज़्यादा ${most} कोड होते हैं।`,
  ofAnother: (code, pack) => `कोड ${code} ${pack} का है।`,
  noPrice: "इस पैक का दाम अभी नहीं डाला गया है।",
  notHere: (pack) => `${pack} इस लिस्ट में नहीं है।`,
  which: "यह कोड दो दाम वाले पैक पर है। कौन सा है?",
  codeKept: "कोड पैक में जुड़ गया।",
  noPack: "ऐसा कोई पैक नहीं है।",
};
