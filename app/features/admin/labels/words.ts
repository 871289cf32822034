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
  onlyMissing: (what: string) => `Missing only: ${what}`,
  fillMany: (goods: number) =>
    counted("en", goods, {
      one: "Set maker and customer care",
      other: `Set maker and customer care for all ${goods}, or all of a brand`,
    }),
  whichGoods: "For which goods",
  allGoods: (goods: number) =>
    counted("en", goods, { one: "The one that lacks something", other: `All ${goods}` }),
  ofBrand: (brand: string, goods: number) => `${brand} (${goods})`,
  aboutFill: "Only what is missing is filled in: what is written already stays as it is.",
  fill: "Fill in",
  fillOne: "Please enter the maker or the customer care.",
  filled: (goods: number) =>
    counted("en", goods, { one: "Filled in for 1 brand", other: `Filled in for ${goods} brands` }),
  nothingMissing: "Nothing is missing: every pack on show says what the law wants said.",
  toGoods: "See the goods",
};
