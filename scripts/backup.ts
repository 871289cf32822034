import { parseArgs } from "node:util";
import { backUp } from "./backup/backup.ts";
import { writeWholeFile } from "./backup/write-file.ts";
import { openShopDatabase } from "./shop-database.ts";

const {
  values: { remote },
  positionals,
} = parseArgs({ allowPositionals: true, options: { remote: { type: "boolean", default: false } } });
const file =
  positionals[0] ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.jsonl`;
const database = await openShopDatabase(remote);
try {
  console.log(`${file}: ${await writeWholeFile(file, backUp(database))} lines`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
