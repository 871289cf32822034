import type { Same } from "#app/values/language.ts";
import type { words as english } from "./area.words.ts";

export const words: Same<typeof english> = {
  smallestOrder: (postalCode, amount) => `${postalCode} के लिए कम से कम ${amount} का ऑर्डर होता है।`,
};
