import { startPartykit } from "#party/start-hosts.ts";
import type { Bindings } from "#app/platform/bindings.ts";
import { openBindings } from "./bindings.ts";
import { startDevServer } from "./dev-server.ts";
import { prepareData, runSandbox } from "./run.ts";
import {
  type Settings,
  dataFolder,
  readSettings,
  readVariables,
  requireFreePorts,
  roomSettings,
} from "./settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

try {
  const settings = readSettings(process.env);
  const variables = readVariables(settings);
  await requireFreePorts(settings);
  await prepareData(dataFolder(settings));
  stopOnSignal(await runDev(settings, variables));
  console.log(`Shop     http://localhost:${settings.port} (hot reload)`);
  console.log(`Room     http://localhost:${settings.partyPort}/parties/catalogue/live`);
  console.log(`Sandbox  http://localhost:${settings.sandboxPort}`);
  console.log("Ready");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function runDev(
  settings: Settings,
  variables: Record<string, string>,
): Promise<() => Promise<unknown>> {
  const { bindings, close } = await openBindings(dataFolder(settings));
  const [vite, room, sandbox] = await Promise.all([
    startDevServer({ port: settings.port, bindings: { ...bindings, ...variables } as Bindings }),
    startPartykit({
      port: settings.partyPort,
      settings: roomSettings(settings, variables),
      output: "ignore",
    }),
    runSandbox(settings, variables),
  ]);
  return () => Promise.allSettled([vite.close(), room.stop(), sandbox.close(), close()]);
}
