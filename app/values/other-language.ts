import { words } from "./words.ts";

/** The `lang` of what was typed once for all languages: English, on a page that is Hindi and where no letter of it is. */
export function otherLanguage(text: string): "en" | undefined {
  return words.showsHindiNames && !/[\u0900-\u097f]/.test(text) ? "en" : undefined;
}
