import type { Imported } from "./import-catalogue.server.ts";
import { words } from "./words.ts";

/** "12 packs read: 1 new product, 2 new packs, 3 changed packs" */
export function describeImport({
  rows,
  newProducts,
  changedProducts,
  newPacks,
  changedPacks,
}: Imported): string {
  const changes = [
    newProducts > 0 ? words.newProducts(newProducts) : "",
    changedProducts > 0 ? words.changedProducts(changedProducts) : "",
    newPacks > 0 ? words.newPacks(newPacks) : "",
    changedPacks > 0 ? words.changedPacks(changedPacks) : "",
  ].filter(Boolean);
  return words.packsRead(rows, changes.join(", ") || words.nothingChanged);
}
