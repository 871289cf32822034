// An upload is read no further than a file of so many packs can be long; its packs are few enough
// for one request's time.
import type { FileProblem } from "#app/features/catalogue/csv/catalogue-file.ts";
import { readFormData } from "#app/platform/forms.server.ts";
import { mostPacks } from "./upload-limits.ts";
import { words } from "./words.ts";

const mostBytes = 1024 * 1024;

type Upload = { ok: true; bytes: Uint8Array; mostRows: number } | Refused;
type Refused = { ok: false; problems: FileProblem[] };

export async function readUpload(request: Request): Promise<Upload> {
  const form = await readFormData(request, mostBytes).catch((thrown: unknown) => {
    if (thrown instanceof Response && thrown.status === 413) return null;
    throw thrown;
  });
  if (!form) return refuse(words.tooLarge);
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return refuse(words.chooseFile);
  return { ok: true, bytes: new Uint8Array(await file.arrayBuffer()), mostRows: mostPacks };
}

function refuse(reason: string): Refused {
  return { ok: false, problems: [{ line: 0, column: "", reason }] };
}
