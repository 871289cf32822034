import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bringToToday } from "./backup/bring-to-today.ts";
import { findLostPictures } from "./backup/lost-pictures.ts";
import { rememberNewNames } from "#db/remember-names.ts";
import { restore } from "./backup/restore.ts";
import { applyMigrations } from "./deploy/database.ts";
import { openShopDatabase } from "./shop-database.ts";

const {
  values: { remote },
  positionals: [file],
} = parseArgs({ allowPositionals: true, options: { remote: { type: "boolean", default: false } } });

try {
  if (!file) throw new Error("Say `npm run restore -- backup.jsonl`.");
  const given = readFileSync(file, "utf8").split("\n");
  const lines = await bringToToday(given);
  if (lines !== given)
    console.log("The backup is of an older release; its rows were brought to this one.");
  if (remote) applyMigrations(["--remote"]);
  const database = await openShopDatabase(remote);
  try {
    const { counts } = JSON.parse(lines.findLast(Boolean)!) as { counts: Record<string, number> };
    const restored = Object.entries(await restore(database, lines));
    console.table(
      Object.fromEntries(restored.map(([name, shop]) => [name, { backup: counts[name], shop }])),
    );
    await rememberNewNames(database);
    const lost = await findLostPictures(database, database.hasPicture);
    if (lost.length > 0)
      console.log(
        `${lost.length} pictures were not found, and pages show a drawn one for each:\n${lost.join("\n")}`,
      );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
