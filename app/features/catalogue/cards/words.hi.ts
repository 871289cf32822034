import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  soldOut: " खत्म",
  off: (percent) => `${percent} छूट`,
  mrp: "MRP ",
  packsFor: (packs, amount) => `${packs} पैक: ${amount}`,
  saved: (amount) => `${amount} की बचत`,
  addToCart: "कार्ट में डालें",
  packsOf: (title) => `${title} के पैक`,
  minus: "एक कम करें",
  plus: "एक और",
};
