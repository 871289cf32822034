// A file from a browser changes the whole catalogue at once, so its admin's password is asked for
// again.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FileProblem } from "./catalogue-file.ts";
import {
  type ImportOutcome,
  checkCatalogue,
  importCatalogue,
  importGoodRows,
} from "./import-catalogue.server.ts";
import { likelyUnit } from "./likely-unit.ts";
import type { Join } from "./plan-import.ts";
import { requestStore } from "./store.server.ts";
import { type Told, nothingTold } from "./told.ts";

type Uploaded = { bytes: Uint8Array; mostRows: number; told?: Told };

export async function importUpload(
  context: RequestContext,
  { id, name }: Customer,
  file: Uploaded,
): Promise<ImportOutcome> {
  await requireConfirmed(context);
  return importCatalogue(requestStore(context), { id, name, now: context.now }, file);
}

export async function importGoodOfUpload(
  context: RequestContext,
  { id, name }: Customer,
  file: Uploaded,
): Promise<ImportOutcome> {
  await requireConfirmed(context);
  return importGoodRows(requestStore(context), { id, name, now: context.now }, file);
}

/** How many rows are good, what is wrong with the others, and what the owner should know first. */
export type CheckedUpload = {
  good: number;
  problems: FileProblem[];
  joins: Join[];
  /** Of new packs, units that are likely meant as others. */
  units: { said: string; likely: string }[];
};

/** Units are read as what they likely mean. */
export async function checkUpload(
  context: RequestContext,
  { told = nothingTold, ...file }: Uploaded,
): Promise<({ ok: true } & CheckedUpload) | { ok: false; problems: FileProblem[] }> {
  await requireConfirmed(context);
  const store = requestStore(context);
  const asWritten = await checkCatalogue(store, { ...file, told });
  if (!asWritten.ok) return asWritten;
  const units = likelyUnits(asWritten.plan.packs.map((pack) => pack.units));
  const asMeant = { ...told, units: new Map(units.map(({ said, likely }) => [said, likely])) };
  const checked =
    units.length === 0 ? asWritten : await checkCatalogue(store, { ...file, told: asMeant });
  if (!checked.ok) return checked;
  const { good, plan, problems } = checked;
  return { ok: true, good: good.length, problems, joins: plan.joins, units };
}

function likelyUnits(units: string[]): CheckedUpload["units"] {
  return [...new Set(units)].flatMap((said) => {
    const likely = likelyUnit(said);
    return likely ? [{ said, likely }] : [];
  });
}
