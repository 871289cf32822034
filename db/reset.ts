import { rmSync } from "node:fs";
import { stateFolder } from "#scripts/bindings.ts";

rmSync(stateFolder(), { recursive: true, force: true });
console.log("The local database and pictures are gone; `npm start` makes them anew");
