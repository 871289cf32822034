// `npm test` builds the shop and seeds its data once, in this folder; a test file that runs alone does it for itself.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtIn } from "#scripts/built-copy.ts";
import { copyData } from "#scripts/copy-data.ts";
import { type Parts, prepareParts } from "#scripts/run.ts";
import { type Settings, dataFolder, readVariables } from "#scripts/settings.ts";

const prepared = process.env.PREPARED_SHOP;
const noPorts = { port: 0, partyPort: 0, sandboxPort: 0 };

/** The data are a copy of its own, unless the folder holds some already. */
export async function preparedParts(settings: Settings): Promise<Parts> {
  if (!prepared) return prepareParts(settings);
  const data = dataFolder(settings);
  if (!existsSync(data)) copyData(dataFolder({ folder: prepared }), data);
  return {
    settings,
    variables: readVariables(settings),
    built: builtIn(join(prepared, "built")),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await prepareParts({ ...noPorts, folder: process.argv[2]! });
