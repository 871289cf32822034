import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { stateFolder } from "#scripts/bindings.ts";
import { beginEmpty } from "./begin-empty.ts";

const { values: options } = parseArgs({ options: { empty: { type: "boolean", default: false } } });

rmSync(stateFolder(), { recursive: true, force: true });
if (options.empty) {
  await beginEmpty(stateFolder());
  console.log(
    "The local shop has its categories and the owner 9000000001 (Admin@12345), and no goods",
  );
} else console.log("The local database and pictures are gone; `npm start` makes them anew");
