import type { Language } from "./language.ts";

/** What the language says of itself. */
export const words = {
  language: "en" as Language,
  /** As documents name it. */
  documentLanguage: "en-IN",
  /** Whether goods are called by their Hindi name first. */
  showsHindiNames: false as boolean,
  dateLocale: "en-GB",
  month: "short" as "short" | "long",
  onePack: "1 pack",
  piece: "piece",
  /** What a unit is called; any other as it is kept. */
  units: { l: "L" } as Record<string, string>,
  onePiece: "pc",
};
