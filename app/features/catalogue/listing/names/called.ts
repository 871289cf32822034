import { words as language } from "#app/values/words.ts";
import { words } from "./words.ts";

type Named = { name: string; nameHi: string | null };

/** As the language in use calls it: where it has no name there, as the shop began, else in English. */
export function calledOf({ name, nameHi }: Named): string {
  return (language.showsHindiNames && nameHi) || words.category(name);
}

/** What a page must be told beside the name; nothing where its own words say the same. */
export function ownCall(category: Named): { called?: string } {
  const called = calledOf(category);
  return called === words.category(category.name) ? {} : { called };
}

/** By their names what categories are called otherwise than by the pages' own words. */
export type OwnCalls = Record<string, string>;

export function callIn(calls: OwnCalls, name: string): string {
  return (Object.hasOwn(calls, name) && calls[name]) || words.category(name);
}
