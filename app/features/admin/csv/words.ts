import { counted } from "#app/values/language.ts";

export const words = {
  upload: "Upload CSV",
  howToUpload: (mostPacks: string) =>
    `One line a pack, at most ${mostPacks} packs at once. Products are known by their slug, brands by their name, packs by quantity and units: what is known is changed, all else is added. A file with a mistake changes nothing.`,
  columnsOfFile: (needed: string, optional: string) =>
    `Columns: ${needed}; and, if you like, ${optional}.`,
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
};
