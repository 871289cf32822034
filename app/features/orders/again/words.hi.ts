import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  inCart: "उस ऑर्डर का सामान आपके कार्ट में है",
  cartFull: "आपका कार्ट भर गया है: उस ऑर्डर का पूरा सामान नहीं आ पाया",
};
