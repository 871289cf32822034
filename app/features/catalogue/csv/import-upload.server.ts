// A file from a browser changes the whole catalogue at once, so its admin's password is asked for
// again.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type ImportOutcome, importCatalogue } from "./import-catalogue.server.ts";
import { requestStore } from "./store.server.ts";

export async function importUpload(
  context: RequestContext,
  { id, name }: Customer,
  file: { bytes: Uint8Array; mostRows: number },
): Promise<ImportOutcome> {
  await requireConfirmed(context);
  return importCatalogue(requestStore(context), { id, name, now: context.now }, file);
}
