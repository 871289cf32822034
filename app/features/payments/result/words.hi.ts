import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  failedTitle: "पेमेंट नहीं हुआ – Kirana",
  failedHeading: "पेमेंट नहीं हुआ",
  failed: "आपका पेमेंट नहीं हो पाया। कृपया फिर कोशिश कीजिए या हमसे संपर्क कीजिए।",
  support: (contact) => `मदद: ${contact}`,
  backToCart: "कार्ट पर वापस जाएँ",
  paidTitle: "पेमेंट हो गया – Kirana",
  paidHeading: "पेमेंट हो गया",
  paid: "आपका पेमेंट हो गया। आपका ऑर्डर तैयार हो रहा है...",
  showOrder: "ऑर्डर देखें",
  payingTitle: "पेमेंट हो रहा है... – Kirana",
  paying: "पेमेंट हो रहा है...",
  waiting: "आपका बैंक अभी पेमेंट की पुष्टि कर रहा है। कृपया दोबारा पेमेंट न करें: यह पेज जवाब अपने आप देखता है।",
  checkAgain: "फिर से देखें",
  failure: "कुछ गड़बड़ हो गई",
};
