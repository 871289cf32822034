// The one place that decides which language's build answers.
import { type Language, isLanguage, languageHeader, languages } from "#app/values/language.ts";
import type { KnownAddresses } from "./known-addresses.ts";

/** A plain preference, unsigned: who holds no other cookie is still nobody in particular. */
const chosen = /(?:^|;)\s*lang=(\w+)\s*(?:;|$)/;
const lifetimeSeconds = 365 * 24 * 60 * 60;

/** What was chosen, never what a browser was set to. */
export function chosenLanguage({ headers }: Pick<Request, "headers">): Language {
  const name = chosen.exec(headers.get("Cookie") ?? "")?.[1] ?? headers.get(languageHeader);
  return isLanguage(name) ? name : languages[0];
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
