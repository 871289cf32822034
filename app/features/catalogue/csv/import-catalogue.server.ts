// What is written was planned against the catalogue as it is: when something else was written in
// between, it is planned anew.
import type { Writer } from "#app/features/audit/log-rows.server.ts";
import type { FileProblem } from "./catalogue-file.ts";
import { listCategoryIds, listCodes, listKnown } from "./known-products.server.ts";
import { type Plan, planImport } from "./plan-import.ts";
import { readCatalogueFile } from "./read-file.server.ts";
import type { ImportRow } from "./row.schema.ts";
import type { Store } from "./store.server.ts";
import { planStatements } from "./write-plan.server.ts";
import { words } from "./words.ts";

/** How many were made or changed. */
export type Imported = {
  rows: number;
  newProducts: number;
  changedProducts: number;
  newPacks: number;
  changedPacks: number;
};
export type ImportOutcome =
  { ok: true; imported: Imported } | { ok: false; problems: FileProblem[] };

const mostTries = 3;
const busy = (): FileProblem => ({
  line: 0,
  column: "",
  reason: words.busy,
});

export async function importCatalogue(
  store: Store,
  by: Writer,
  { bytes, mostRows }: { bytes: Uint8Array; mostRows: number },
): Promise<ImportOutcome> {
  const categories = await listCategoryIds(store);
  const file = readCatalogueFile(bytes, { mostRows, categories });
  return file.ok ? importRows(store, by, file.rows) : file;
}

async function importRows(store: Store, by: Writer, rows: ImportRow[]): Promise<ImportOutcome> {
  const slugs = [...new Set(rows.map(({ slug }) => slug))];
  const codes = rows.flatMap((row) => row.codes ?? []);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const plan = planImport(rows, await listKnown(store, slugs), await listCodes(store, codes));
    if (plan.problems.length > 0) return { ok: false, problems: plan.problems };
    const touched = [...new Set(plan.changes.map(({ productId }) => productId))];
    if (isEmpty(plan) || (await store.write(planStatements(plan, by), touched)))
      return { ok: true, imported: importedOf(plan, rows.length) };
  }
  return { ok: false, problems: [busy()] };
}

function isEmpty({ products, details, packs, changes, codes }: Plan): boolean {
  return products.length + details.length + packs.length + changes.length + codes.length === 0;
}

function importedOf({ products, packs, changes, codes }: Plan, rows: number): Imported {
  const newProducts = products.filter(({ isNew }) => isNew).length;
  return {
    rows,
    newProducts,
    changedProducts: products.length - newProducts,
    newPacks: packs.length,
    changedPacks: new Set(
      [...changes, ...codes.filter(({ isNew: isNewPack }) => !isNewPack)].map(
        ({ financialId }) => financialId,
      ),
    ).size,
  };
}
