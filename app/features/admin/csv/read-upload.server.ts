// An upload is read no further than a file of so many packs can be long; its packs are few enough for one request's time.
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormData } from "#app/platform/forms.server.ts";
import type { FileProblem } from "#app/features/catalogue/csv/catalogue-file.ts";
import { requestStore } from "#app/features/catalogue/csv/store.server.ts";
import {
  type ImportOutcome,
  importCatalogue,
} from "#app/features/catalogue/csv/import-catalogue.server.ts";
import { mostPacks } from "./upload-limits.ts";

const mostBytes = 1024 * 1024;

export async function importUpload(
  context: RequestContext,
  admin: Customer,
  request: Request,
): Promise<ImportOutcome> {
  const form = await readFormData(request, mostBytes).catch((thrown: unknown) => {
    if (thrown instanceof Response && thrown.status === 413) return null;
    throw thrown;
  });
  if (!form) return refuse("This file is larger than 1 MB: please split it.");
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return refuse("Please choose a file.");
  const by = { id: admin.id, name: admin.name, now: context.now };
  return importCatalogue(requestStore(context), by, {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mostRows: mostPacks,
  });
}

function refuse(reason: string): { ok: false; problems: FileProblem[] } {
  return { ok: false, problems: [{ line: 0, column: "", reason }] };
}
