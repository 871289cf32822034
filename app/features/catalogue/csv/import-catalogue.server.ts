// What is written was planned against the catalogue as it is: when something else was written in
// between, it is planned anew.
import type { Writer } from "#app/features/audit/log-rows.server.ts";
import type { FileProblem } from "./catalogue-file.ts";
import { listCodes, listKnown, readShopNames } from "./known-products.server.ts";
import { type Plan, planImport } from "./plan-import.ts";
import { type ReadRows, readCatalogueFile } from "./read-file.server.ts";
import type { ImportRow } from "./row.schema.ts";
import type { Store } from "./store.server.ts";
import type { Told } from "./told.ts";
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
/** `lines` are those of the file that were imported. */
export type ImportOutcome =
  | { ok: true; imported: Imported; lines: ReadonlySet<number> }
  | { ok: false; problems: FileProblem[] };

const mostTries = 3;
const busy = (): FileProblem => ({
  line: 0,
  column: "",
  reason: words.busy,
});

type GivenFile = { bytes: Uint8Array; mostRows: number; told?: Told };

/** All of the file, or nothing. */
export async function importCatalogue(
  store: Store,
  by: Writer,
  file: GivenFile,
): Promise<ImportOutcome> {
  const read = await readFor(store, file);
  return read.ok ? importRows(store, by, { read, isWhole: true }) : read;
}

/** The rows with which nothing is wrong, or nothing. */
export async function importGoodRows(
  store: Store,
  by: Writer,
  file: GivenFile,
): Promise<ImportOutcome> {
  const read = await readFor(store, file);
  return read.ok ? importRows(store, by, { read, isWhole: false }) : read;
}

/** What an import of the good rows would do; nothing is written. */
export async function checkCatalogue(
  store: Store,
  file: GivenFile,
): Promise<({ ok: true } & Checked) | { ok: false; problems: FileProblem[] }> {
  const read = await readFor(store, file);
  return read.ok ? { ok: true, ...(await checkRows(store, read)) } : read;
}

async function readFor(store: Store, { bytes, ...rest }: GivenFile) {
  return readCatalogueFile(bytes, { ...rest, names: await readShopNames(store) });
}

async function importRows(
  store: Store,
  by: Writer,
  { read, isWhole }: { read: ReadRows; isWhole: boolean },
): Promise<ImportOutcome> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { good, plan, problems } = await checkRows(store, read);
    if (problems.length > 0 && (isWhole || good.length === 0)) return { ok: false, problems };
    const touched = [...new Set(plan.changes.map(({ productId }) => productId))];
    if (isEmpty(plan) || (await store.write(planStatements(plan, by), touched)))
      return {
        ok: true,
        imported: importedOf(plan, good.length),
        lines: new Set(good.map(({ line }) => line)),
      };
  }
  return { ok: false, problems: [busy()] };
}

/** The rows with which nothing is wrong, what they change, and all that is wrong with others. */
type Checked = { good: ImportRow[]; plan: Plan; problems: FileProblem[] };

/** A row that is left out may have been what made room for another, which is then left out, too. */
async function checkRows(store: Store, read: ReadRows): Promise<Checked> {
  const problems = [...read.problems];
  let good = without(read.rows, problems);
  const known = await listKnown(store, [...new Set(good.map(({ slug }) => slug))]);
  const codes = await listCodes(
    store,
    good.flatMap((row) => row.codes ?? []),
  );
  let plan = planImport(good, known, codes);
  while (plan.problems.length > 0) {
    problems.push(...plan.problems);
    good = without(good, plan.problems);
    plan = planImport(good, known, codes);
  }
  return { good, plan, problems: problems.sort((one, other) => one.line - other.line) };
}

function without(rows: ImportRow[], problems: FileProblem[]): ImportRow[] {
  const wrong = new Set(problems.map(({ line }) => line));
  return rows.filter(({ line }) => !wrong.has(line));
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
