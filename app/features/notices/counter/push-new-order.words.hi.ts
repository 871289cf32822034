import type { Same } from "#app/values/language.ts";
import type { words as english } from "./push-new-order.words.ts";

export const words: Same<typeof english> = {
  newOrder: "नया ऑर्डर",
  amountAndItems: (amount, count) => `${amount}, ${count} सामान`,
};
