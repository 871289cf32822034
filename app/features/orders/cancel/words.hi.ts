import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "ऑर्डर रद्द करें – Kirana",
  cancelled: "ऑर्डर रद्द हो गया",
  question: "क्या आप {amount} का ऑर्डर {short} रद्द करना चाहते हैं? इसे बाद में वापस नहीं लिया जा सकता।",
  refunded: "आपने जो ऑनलाइन पेमेंट किया है, वह आपको वापस मिलेगा; इसमें कुछ दिन लगते हैं।",
  handedBack: "आपने डिलीवरी पर जो पैसे दिए हैं, वे आपको लौटा दिए जाएँगे।",
  nothingPaid: "आपसे कोई पैसा नहीं लिया गया है।",
  reason: "वजह (ज़रूरी नहीं)",
  reasons: {
    mistake: "गलती से ऑर्डर हो गया",
    change: "ऑर्डर बदलना है",
    late: "बहुत देर लग रही है",
    elsewhere: "कहीं और से ले लिया",
  },
  other: "कोई और वजह",
  yours: "आपकी वजह",
  keep: "ऑर्डर रहने दें",
};
