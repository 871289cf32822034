import { counted } from "#app/values/language.ts";

export const words = {
  title: "Prices and stock: history",
  nothingSaved: "Nothing was saved yet.",
  toPrices: "Change prices",
  lastSave: "Last save",
  aSave: "A save of prices",
  whatWasSaved: "What was saved",
  noSuchSave: "There is no such save.",
  packGone: "A pack that is no longer there",
  changed: (packs: number) =>
    counted("en", packs, { one: "1 pack changed", other: `${packs} packs changed` }),
  setBack: (packs: number) =>
    counted("en", packs, { one: "1 pack set back", other: `${packs} packs set back` }),
  andMore: (packs: number) => `and ${packs} more`,
  stockBy: (change: string) => `Stock ${change}`,
  /** What undoes an undo. */
  putBack: "Redo",
  undone: "Undone",
  tooMuchAtOnce: "Too much is changing at once just now. Please try again.",
  nothingUndone: "Nothing was undone: these packs can't be set back.",
  undoOthers: (packs: number) =>
    counted("en", packs, { one: "Undo the other pack", other: `Undo the other ${packs} packs` }),
  nothingToUndo: "Nothing to undo",
};
