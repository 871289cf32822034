// Papers speak English in every shop, as the law does; what stands around them on the screen speaks
// the language that was chosen.
import { chosenLanguage, inLanguage } from "#app/platform/language.server.ts";
import { words } from "./words.ts";

export type FrameWords = typeof words;

export function frameWords(request: Request): FrameWords {
  return inLanguage(chosenLanguage(request), () => ({ ...words }));
}
