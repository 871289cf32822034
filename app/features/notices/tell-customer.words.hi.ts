import type { Same } from "#app/values/language.ts";
import type { words as english } from "./tell-customer.words.ts";

export const words: Same<typeof english> = {
  asSoonAsPossible: "जितनी जल्दी हो सके",
};
