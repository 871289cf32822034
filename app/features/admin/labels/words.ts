import { counted } from "#app/values/language.ts";

export const words = {
  /** With a link to the catalogue's file. */
  about:
    "The law wants more said of these packs. Choose one and add it, or add to many at once by a file: {catalogue}.",
  categories: "Categories",
  complete: (complete: number, all: number) =>
    counted("en", all, {
      one: `${complete} of 1 brand is complete`,
      other: `${complete} of ${all} brands are complete`,
    }),
  toAdd: (what: string) => `To add: ${what}`,
  /** What all lack, and below it what some lack beside. */
  toAddToAll: (what: string) => `To add to each: ${what}`,
  alsoToAdd: (what: string) => `Also: ${what}`,
  nothingElse: "Nothing else",
  nothingMissing: "Nothing is missing: every pack on show says what the law wants said.",
  toGoods: "See the goods",
};
