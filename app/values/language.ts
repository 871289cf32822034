/** What the shop speaks; the first is the language of those who chose none. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** By it a service worker, which asks without cookies, says whose pages it keeps. */
export const languageHeader = "X-Language";

/** A dictionary in another language: the same keys, each with its text or with what makes one. */
export type Same<Words> = Words extends string | boolean
  ? Widened<Words>
  : Words extends (...given: infer Given) => infer Text
    ? (...given: Given) => Same<Text>
    : { readonly [Key in keyof Words]: Same<Words[Key]> };

type Widened<Value> = Value extends string ? string : boolean;

export function isLanguage(name: unknown): name is Language {
  return languages.some((language) => language === name);
}

/** Of what was chosen, the first language where nothing was. */
export function chosenOf(name: unknown): Language {
  return isLanguage(name) ? name : languages[0];
}

/** Made once each, as making one takes longer than all it is asked for. */
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The text for so many, by the language's own rule: in Hindi nothing at all is one, too. */
export const counted = (
  language: Language,
  count: number,
  texts: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string =>
  texts[(rules[language] ??= new Intl.PluralRules(language)).select(count)] ?? texts.other;
