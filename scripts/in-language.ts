import { languages } from "#app/values/language.ts";
import { markedLanguage } from "./marked-language.ts";

const dictionaries = /^(.*[/.]words)\.(ts|css\?inline|html\?raw)$/;

/** Vite's aliases by which each import of a `words.ts` takes the `words.hi.ts` beside it. */
export function inLanguage(name: string): { find: RegExp; replacement: string }[] {
  return name === languages[0] || name === markedLanguage
    ? []
    : [{ find: dictionaries, replacement: `$1.${name}.$2` }];
}
