export const words = {
  /** With a link to the catalogue's file. */
  about:
    "These brands' pages don't say yet all that the law wants said of a pack. Tap one and add it; for many at once a file is quicker: {catalogue}.",
  categories: "Categories",
  /** Before what it is. */
  missing: (what: string) => `Missing: ${what}`,
  nothingMissing: "Nothing is missing: every pack on show says what the law wants said.",
  toGoods: "See the goods",
};
