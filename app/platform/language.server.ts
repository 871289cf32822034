// The one place that decides which language a piece of work speaks.
import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, chosenOf, languageHeader, languages } from "#app/values/language.ts";
import type { KnownAddresses } from "./known-addresses.ts";

/** A plain preference, unsigned: who holds no other cookie is still nobody in particular. */
const chosen = /(?:^|;)\s*lang=(\w+)\s*(?:;|$)/;
const lifetimeSeconds = 365 * 24 * 60 * 60;

/** What was chosen, never what a browser was set to. */
export function chosenLanguage({ headers }: Pick<Request, "headers">): Language {
  const name = chosen.exec(headers.get("Cookie") ?? "")?.[1] ?? headers.get(languageHeader);
  return chosenOf(name);
}

/** What other programs read and what is printed as a paper stays as it is. */
export function languageOf(
  request: Request,
  { speaksEnglish }: Pick<KnownAddresses, "speaksEnglish">,
): Language {
  return speaksEnglish(new URL(request.url)) ? languages[0] : chosenLanguage(request);
}

/** The Set-Cookie header that keeps what was chosen. */
export function serializeLanguage({ url }: Request, language: Language): string {
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `lang=${language}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

const spoken = new AsyncLocalStorage<Language>();

/** Runs a piece of work, and all that it starts, in this language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}

/** What runs later for somebody else, such as what a stream is asked for, in the language of now. */
export const inLanguageOfNow = AsyncLocalStorage.bind;

export function languageInUse(otherwise?: Language): Language {
  const language = spoken.getStore() ?? otherwise;
  if (!language) throw new Error("Words are read where no language is named.");
  return language;
}

/** Of one dictionary in each language the one in use, asked for each time a word is read. */
export function spokenWords<Words extends object>(
  dictionaries: Record<Language, Words>,
  otherwise?: Language,
): Words {
  const names = Object.keys(dictionaries[languages[0]]) as (keyof Words)[];
  const words = names.map((name) => [
    name,
    { enumerable: true, get: () => dictionaries[languageInUse(otherwise)][name] },
  ]);
  return Object.defineProperties({}, Object.fromEntries(words) as PropertyDescriptorMap) as Words;
}
