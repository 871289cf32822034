import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "नियम और शर्तें – Kirana",
  description:
    "Kirana किराना दुकान की शर्तें: ऑर्डर, दाम, डिलीवरी, पेमेंट, पैसे वापसी, सामान लौटाना और शिकायत।",
  costs: (least, most) =>
    least === most
      ? `डिलीवरी का चार्ज ${most} है।`
      : `डिलीवरी का चार्ज PIN कोड के हिसाब से ${most} तक है।`,
  costsNothing: "डिलीवरी का कोई चार्ज नहीं है।",
  freeFrom: (amount) => `${amount} या उससे ज़्यादा के ऑर्डर पर डिलीवरी का चार्ज नहीं लगता।`,
  smallestOrder: (least, most) =>
    least === most
      ? `ऑर्डर कम से कम ${most} का होना चाहिए।`
      : `कुछ PIN कोड पर ऑर्डर कम से कम ${most} का होना चाहिए।`,
  windowCosts: (amount) =>
    `आपके चुने डिलीवरी के समय का चार्ज ${amount} तक अलग हो सकता है, वह समय के साथ लिखा रहता है।`,
};
