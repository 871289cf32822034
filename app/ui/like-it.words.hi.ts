import type { Same } from "#app/values/language.ts";
import type { words as english } from "./like-it.words.ts";

export const words: Same<typeof english> = { likeIt: "मिलता-जुलता:" };
