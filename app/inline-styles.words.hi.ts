import type { Same } from "#app/values/language.ts";
import type { words as english } from "./inline-styles.words.ts";
import letters from "./letters.hi.css?inline";

export const words: Same<typeof english> = { letters };
