import { counted } from "#app/values/language.ts";

export const words = {
  /** With a link to the catalogue's file. */
  about:
    "These brands' pages don't say yet all that the law wants said of a pack. Tap one and add it; for many at once a file is quicker: {catalogue}.",
  categories: "Categories",
  complete: (complete: number, all: number) =>
    counted("en", all, {
      one: `${complete} of 1 brand is complete`,
      other: `${complete} of ${all} brands are complete`,
    }),
  /** Before what it is. */
  missing: (what: string) => `Missing: ${what}`,
  missingAll: (what: string) => `Missing of all of these: ${what}`,
  alsoMissing: (what: string) => `Also missing: ${what}`,
  nothingElse: "Only that is missing",
  nothingMissing: "Nothing is missing: every pack on show says what the law wants said.",
  toGoods: "See the goods",
};
