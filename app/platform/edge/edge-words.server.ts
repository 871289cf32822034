import type { KnownAddresses } from "#app/platform/known-addresses.ts";
import { languageOf } from "#app/platform/language.server.ts";
import type { Language } from "#app/values/language.ts";
import { words as english } from "./words.ts";
import { words as hindi } from "./words.hi.ts";

const dictionaries: Record<Language, typeof english> = { en: english, hi: hindi };

/** What is answered before the builds are asked has the words of all. */
export function edgeWords(
  request: Request,
  addresses: Pick<KnownAddresses, "speaksEnglish">,
): typeof english {
  return dictionaries[languageOf(request, addresses)];
}
