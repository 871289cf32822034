import { runAll } from "./run.ts";
import { readSettings, requireFreePorts } from "./settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

try {
  const settings = readSettings(process.env);
  await requireFreePorts(settings);
  console.log("Starting…");
  const { shop, room, sandbox, close } = await runAll(settings);
  stopOnSignal(close);
  console.log(`Shop     ${shop.url}`);
  console.log(`Room     ${room.url}/parties/catalogue/live`);
  console.log(`Sandbox  ${sandbox.url}`);
  console.log("Ready");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
