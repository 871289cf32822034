import { formatMoment } from "#app/values/dates.ts";
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
  if (settings.jobClock) console.log(`Job      at ${formatMoment(settings.jobClock())} in India`);
  console.log("Ready");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
