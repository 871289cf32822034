import type { Same } from "#app/values/language.ts";
import type { words as english } from "./tell-customer.words.ts";

export const words: Same<typeof english> = {
  asSoonAsPossible: "जितनी जल्दी हो सके",
  titles: {
    accepted: (order) => `आपका ऑर्डर ${order} मंज़ूर हो गया`,
    dispatched: (order) => `आपका ऑर्डर ${order} रास्ते में है`,
    delivered: (order) => `आपका ऑर्डर ${order} पहुँच गया`,
    cancelled: (order) => `आपका ऑर्डर ${order} रद्द हो गया`,
    refunded: (order) => `आपके ऑर्डर ${order} का रिफ़ंड`,
  },
  comes: (when) => `कब आएगा: ${when}`,
  wentBack: (amount) => `${amount} आपको वापस भेजे गए।`,
  openOrder: "अपना ऑर्डर देखें",
};
