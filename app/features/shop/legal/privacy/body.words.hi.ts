import type { Same } from "#app/values/language.ts";
import type { words as english } from "./body.words.ts";
import body from "./words.hi.html?raw";

export const words: Same<typeof english> = { body };
