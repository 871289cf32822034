import { counted } from "#app/values/language.ts";

export const words = {
  /** With a link to the catalogue's file. */
  about:
    "The law wants more said of these packs. Choose one and add it, or add to many at once by a file: {catalogue}.",
  categories: "Categories",
  lacking: (lacking: number, all: number) =>
    counted("en", lacking, {
      one: `1 brand of ${all} lacks something`,
      other: `${lacking} brands of ${all} lack something`,
    }),
  missing: (what: string) => `Missing: ${what}`,
  /** Once for all groups, whose headings then name the rest. */
  allLack: (what: string) => `All of these lack: ${what}`,
  alsoMissing: (what: string) => `Also missing: ${what}`,
  nothingElse: "Nothing else missing",
  nothingMissing: "Nothing is missing: every pack on show says what the law wants said.",
  toGoods: "See the goods",
};
