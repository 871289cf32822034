import type { Imported } from "./import-catalogue.server.ts";

/** "12 packs read: 1 new product, 2 new packs, 3 changed packs" */
export function describeImport({
  rows,
  newProducts,
  changedProducts,
  newPacks,
  changedPacks,
}: Imported): string {
  const parts = [
    counted(newProducts, "new product"),
    counted(changedProducts, "changed product"),
    counted(newPacks, "new pack"),
    counted(changedPacks, "changed pack"),
  ].filter(Boolean);
  return `${counted(rows, "pack")} read: ${parts.join(", ") || "nothing changed"}`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
