import type { Same } from "./language.ts";
import type { words as english } from "./roles.words.ts";

export const words: Same<typeof english> = {
  owner: "मालिक",
  cashier: "कैशियर",
  packer: "पैकर",
  rider: "राइडर",
};
