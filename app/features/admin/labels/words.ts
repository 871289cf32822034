import { counted } from "#app/values/language.ts";

export const words = {
  /** With a link to the catalogue's file. */
  about:
    "The law wants more said of these packs. Tap one and add it, or add to many at once by a file: {catalogue}.",
  categories: "Categories",
  complete: (complete: number, all: number) =>
    counted("en", all, {
      one: `${complete} of 1 brand is complete`,
      other: `${complete} of ${all} brands are complete`,
    }),
  toAdd: (what: string) => `To add: ${what}`,
  nothingMissing: "Nothing is missing: every pack on show says what the law wants said.",
  toGoods: "See the goods",
};
