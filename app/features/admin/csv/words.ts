import { counted } from "#app/values/language.ts";

export const words = {
  upload: "Upload CSV",
  howToUpload: (mostPacks: string) =>
    `One line a pack, at most ${mostPacks} packs at once. Products are known by their slug, brands by their name, packs by quantity and units: what is known is changed, all else is added. A file with a mistake changes nothing.`,
  columnsOfFile: (needed: string, optional: string) =>
    `Columns: ${needed}; and, if you like, ${optional}.`,
  howItIsRead: "How the file is read",
  choose: "Choose a file",
  file: "CSV file",
  download: "Download CSV",
  whatIsDownloaded:
    "Every product, brand and pack as it is now, to be changed in a spreadsheet and uploaded again.",
  nothingImported: (count: number) =>
    counted("en", count, {
      one: "Nothing was imported: one thing is wrong in this file.",
      other: `Nothing was imported: ${count} things are wrong in this file.`,
    }),
  columns: { line: "Line", column: "Column", reason: "Reason" },
  andMore: (count: number) => `And ${count} more.`,
  tooLarge: "This file is larger than 1 MB: please split it.",
  chooseFile: "Please choose a file.",
  confirmFirst: "Please confirm your password, then choose the file again.",
  chooseAgain: "This file is not kept any more: please choose it again.",
  otherPrograms:
    "Your goods from Excel or another program such as Vyapar, saved as CSV. Where the columns have other names, you are asked which is which.",
  fromFile: "Your goods from a file",
  asItIs: "Your goods as a file",
  template: "Begin with an empty file",
  aboutTemplate:
    "Its first line names the columns. Write a line for each pack below it, such as this one:",
  example: "Example",
  modelLine: {
    name: "Whole Wheat Atta",
    category: "Flours",
    brand: "Aashirvaad",
    quantity: "5",
    units: "kg",
    price: "275",
  },
  downloadTemplate: "Download template",
  notImported: (rows: number) =>
    counted("en", rows, {
      one: "1 row was not imported.",
      other: `${rows} rows were not imported.`,
    }),
  downloadRest: "Download these rows",
  whichColumn: "Which column is which?",
  aboutColumns:
    "This file has other columns than the shop's. A name, a category and a price are needed. Nothing is imported before you have seen what would change.",
  leftOut: (names: string) => `Left out unless you choose them: ${names}.`,
  /** Of the shop's, beside those of the label. */
  columnNames: {
    name: "Name",
    slug: "Address (slug)",
    category: "Category",
    brand: "Brand",
    quantity: "Quantity in a pack",
    units: "Unit",
    price: "MRP",
    dprice: "Selling price",
    Discount: "Discount in percent",
    countInStock: "Packs in stock",
    picture: "Picture",
    nameHi: "Name in Hindi",
    codes: "Barcodes",
    taxClass: "Tax class",
  },
  notInFile: "Not in this file",
  oneInEach: "Not in this file: 1 in each pack",
  columnNumber: (place: number) => `Column ${place}`,
  otherCategory: "Where the shop has no such category",
  noOtherCategory: "Leave the row out",
  checkFile: "Check the file",
  chooseName: "Please choose the column with the names.",
  chooseCategory: "Please choose the column with the categories, or one category beside it.",
  choosePrice: "Please choose the column with the MRP, or one with the selling price.",
  columnTwice: (name: string) => `This column is chosen already: ${name}.`,
  beforeImport: "Before the import",
  nothingWrong: "Nothing is wrong in this file, and nothing was imported yet.",
  othersComeBack:
    "The good rows can be imported now. The others come back as a file, to be put right and uploaded again.",
  joining: "Rows that join goods already there",
  aboutJoining:
    "The shop has these goods. They take what the row says; what it leaves empty stays as it is.",
  joinColumns: { line: "Line", inFile: "In the file", inShop: "In the shop", pack: "Pack" },
  newPack: "New",
  knownPack: "Already there",
  whatUnit: (said: string) => `What is “${said}”?`,
  aboutUnit: "Shoppers compare prices by kilogram, litre and piece in the shop's own units.",
  unitAsItIs: (said: string) => `${said}, as it is`,
  importGood: (rows: number) =>
    counted("en", rows, { one: "Import 1 good row", other: `Import ${rows} good rows` }),
};
