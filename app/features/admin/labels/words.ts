export const words = {
  /** With a link to the catalogue's file. */
  about:
    "What the law wants said of a pack and the shop doesn't know yet. Many at once are quicker in a file: {catalogue}.",
  columns: { brand: "Brand", missing: "Missing" },
  nothingMissing: "Nothing is missing",
};
