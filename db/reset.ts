import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { openBindings, stateFolder } from "#scripts/bindings.ts";
import { migrate } from "./migrate.ts";
import { seedWithoutGoods } from "./seed/seed.ts";

const { values: options } = parseArgs({ options: { empty: { type: "boolean", default: false } } });

rmSync(stateFolder(), { recursive: true, force: true });
if (options.empty) await beginEmpty();
else console.log("The local database and pictures are gone; `npm start` makes them anew");

/** As an owner begins: `npm start` finds the owner, and brings no sample goods. */
async function beginEmpty(): Promise<void> {
  const { bindings, close } = await openBindings();
  await migrate(bindings.DB);
  await seedWithoutGoods(bindings.DB);
  await close();
  console.log(
    "The local shop has its categories and the owner 9000000001 (Admin@12345), and no goods",
  );
}
