import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  soldMost: "हाल में सबसे ज़्यादा बिका",
};
