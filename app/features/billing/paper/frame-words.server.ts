// Papers speak English in every shop, as the law does; what stands around them on the screen speaks
// the language that was chosen. Their addresses are answered by the English build.
import { chosenLanguage } from "#app/platform/language.server.ts";
import { words as hindi } from "./words.hi.ts";
import { words as english } from "./words.ts";

export type FrameWords = typeof english;

export function frameWords(request: Request): FrameWords {
  return chosenLanguage(request) === "hi" ? hindi : english;
}
