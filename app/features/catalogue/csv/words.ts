import { counted } from "#app/values/language.ts";

/** What is wrong with a catalogue's file, and what came of a good one. */
export const words = {
  atMost: (characters: number) => `Please use at most ${characters} characters.`,
  smallLetters: "Please use small letters, digits and hyphens.",
  checkCell: "Please check this cell.",
  noSlug: "This name has no letters or digits: please give a slug.",
  otherName: (line: number) => `Line ${line} has another name for the same slug.`,
  otherHindiName: (line: number) => `Line ${line} has another Hindi name for the same product.`,
  otherCategory: (line: number) => `Line ${line} has another category for the same product.`,
  otherTaxClass: (line: number) => `Line ${line} has another tax class for the same product.`,
  noSuchClass: "There is no tax class of this name: please take one of the page 'Tax'.",
  otherForBrand: (line: number, column: string) =>
    `Line ${line} has another ${column} for the same brand.`,
  packTwice: (line: number) => `Line ${line} has this pack already.`,
  codeTwice: (line: number, code: string) => `Line ${line} has the code ${code} already.`,
  codeOfAnother: (code: string) => `The code ${code} belongs to another pack.`,
  noPacks: "The file has no packs.",
  tooManyPacks: (most: number) => `At most ${most} packs fit in one file here: please split it.`,
  otherCells: (cells: number, columns: number) =>
    `This line has ${cells} cells, the first one ${columns}.`,
  missingColumn: "This column is missing.",
  unknownColumn: "This column is unknown.",
  doubleColumn: "This column is there twice.",
  noPriceAgain: "A price can't be set back to 0.",
  busy: "Too much of the catalogue is changing just now, so nothing was imported. Please try again.",
  newProducts: (count: number) =>
    counted("en", count, { one: "1 new product", other: `${count} new products` }),
  changedProducts: (count: number) =>
    counted("en", count, { one: "1 changed product", other: `${count} changed products` }),
  newPacks: (count: number) =>
    counted("en", count, { one: "1 new pack", other: `${count} new packs` }),
  changedPacks: (count: number) =>
    counted("en", count, { one: "1 changed pack", other: `${count} changed packs` }),
  nothingChanged: "nothing changed",
  packsRead: (count: number, changes: string) =>
    counted("en", count, {
      one: `1 pack read: ${changes}`,
      other: `${count} packs read: ${changes}`,
    }),
};
