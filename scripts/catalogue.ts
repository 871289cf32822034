import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/d1";
import type { FileProblem } from "#app/features/catalogue/csv/catalogue-file.ts";
import { exportCatalogue } from "#app/features/catalogue/csv/export-catalogue.server.ts";
import { importCatalogue } from "#app/features/catalogue/csv/import-catalogue.server.ts";
import { describeImport } from "#app/features/catalogue/csv/describe-import.ts";
import { type Store, localStore } from "#app/features/catalogue/csv/store.server.ts";
import { migrate } from "#db/migrate.ts";
import { openBindings } from "./bindings.ts";
import { openRemote } from "./remote-database.ts";

const mostRows = 100_000;
const {
  values: options,
  positionals: [command, file],
} = parseArgs({ allowPositionals: true, options: { remote: { type: "boolean", default: false } } });

try {
  if (!file || (command !== "import" && command !== "export"))
    throw new Error(
      "Say `npm run catalogue:import -- file.csv` or `npm run catalogue:export -- file.csv`.",
    );
  await (command === "import" ? bringIn(file) : takeOut(file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function bringIn(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const outcome = await withStore((store) =>
    importCatalogue(store, { id: null, name: "", now: Date.now() }, { bytes, mostRows }),
  );
  if (outcome.ok) return console.log(describeImport(outcome.imported));
  for (const problem of outcome.problems) console.error(describe(problem));
  throw new Error(
    `Nothing was imported: ${outcome.problems.length} ${outcome.problems.length === 1 ? "problem" : "problems"}.`,
  );
}

async function takeOut(path: string): Promise<void> {
  const text = await withStore(exportCatalogue);
  writeFileSync(path, text);
  console.log(`${text.split("\r\n").length - 2} packs are in ${path}.`);
}

function describe({ line, column, reason }: FileProblem): string {
  return [line > 0 ? `Line ${line}` : "", column, reason].filter(Boolean).join(", ");
}

async function withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
  if (options.remote) return use(openRemote().store);
  const { bindings, close } = await openBindings();
  try {
    await migrate(bindings.DB);
    return await use(localStore(drizzle(bindings.DB)));
  } finally {
    await close();
  }
}
