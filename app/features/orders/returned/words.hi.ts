import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "सामान वापस आया – Kirana",
  heading: "सामान वापस आया",
  offKhata: "यह रकम खाते से घट जाएगी।",
  lessToPay: "ऑर्डर के लिए उतना कम देना होगा।",
  handBack: "पैसे ग्राहक को लौटा दीजिए।",
  goesBack: "पैसे उसी तरह वापस जाएँगे जैसे मिले थे।",
  noBill: "ऐसा कोई बिल नहीं है।",
  written: "क्रेडिट नोट बन गया",
  nothingLeft: "ऑर्डर {short}: इसमें से कुछ भी वापस नहीं आ सकता।",
  order: "ऑर्डर {short}",
  isFinal: "क्रेडिट नोट बाद में बदला नहीं जाता।",
  cameBack: "वापस आया",
  each: (price, left) => (left === 1 ? price : `एक का ${price}`),
  paidAs: {
    cash: "कैश में पेमेंट हुआ",
    upi: "UPI से पेमेंट हुआ",
    online: "ऑनलाइन पेमेंट हुआ",
    khata: "खाते में लिखा",
    notYet: "पेमेंट अभी बाकी",
  },
  sayOfEach: "लिखिए कि क्या वापस आया। फिर हर एक के लिए बताइए: रैक पर वापस, या खराब।",
  allCameBack: "सब वापस आया",
  sums: {
    offKhata: "खाते से घटेंगे",
    lessToPay: "इतना कम देना होगा",
    handBack: "लौटाने हैं",
    goesBack: "लौटाने हैं",
  },
  workOut: "रकम जोड़ें",
  write: "क्रेडिट नोट बनाएँ",
  howMany: (left) =>
    counted("hi", left, { one: "वापस आया हो तो 1 लिखिए", other: `${left} में से कितने वापस आए?` }),
  feeBack: "डिलीवरी चार्ज लौटाना हो तो 1 लिखिए",
  delivery: "डिलीवरी",
  condition: "सामान कैसा है?",
  onShelf: "रैक पर वापस",
  spoilt: "खराब है",
  numberTo: (left) => `कृपया 0 से ${left} तक की संख्या डालिए।`,
  enterSomething: "कृपया लिखिए कि क्या वापस आया।",
};
