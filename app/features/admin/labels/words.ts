export const words = {
  /** With a link to the catalogue's file. */
  about:
    "What the law requires for each pack and the shop doesn't have yet. For many at once a file is quicker: {catalogue}.",
  columns: { brand: "Brand", missing: "Missing" },
  nothingMissing: "Nothing is missing: every pack on show says what the law wants said.",
  toGoods: "See the goods",
};
