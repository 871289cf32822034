import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { backUp } from "./backup/backup.ts";
import { openShopDatabase } from "./shop-database.ts";

const {
  values: { remote },
  positionals,
} = parseArgs({ allowPositionals: true, options: { remote: { type: "boolean", default: false } } });
const file =
  positionals[0] ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.jsonl`;
const database = await openShopDatabase(remote);
try {
  // Names, phones, addresses and hashes of passwords: for nobody else's eyes.
  const output = createWriteStream(file, { mode: 0o600, flags: "wx" });
  await once(output, "open");
  let lines = 0;
  for await (const line of backUp(database)) {
    lines += 1;
    if (!output.write(`${line}\n`)) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
  console.log(`${file}: ${lines} lines`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
