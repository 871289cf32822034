import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { roomPath } from "./messages.ts";
import { type RoomSettings } from "./room.ts";

type Options = { port: number; settings: RoomSettings };

const root = join(import.meta.dirname, "..");
const config = join(root, "party/wrangler.toml");

export async function startPartyserver({ port, settings, folder }: Options & { folder: string }) {
  const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
  const bundle = join(folder, "bundle");
  const flags = ["deploy", "--dry-run", "--outdir", bundle, "-c", config];
  await promisify(execFile)(process.execPath, [wrangler, ...flags], { cwd: root });
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const room = new Miniflare({
    ...convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      workers: [
        {
          ...options,
          name: "kirana-room",
          bindings: settings,
          modulesRoot: bundle,
          modules: [{ type: "ESModule", path: join(bundle, "partyserver.host.js") }],
        },
      ],
    }),
    resourcePersistencePath: join(folder, "state"),
  });
  await room.ready;
  return { room, stop: () => room.dispose() };
}

export async function startPartykit({
  port,
  settings,
  output,
}: Options & { output: "inherit" | "ignore" }) {
  const partykit = join(root, "node_modules/partykit/dist/bin.mjs");
  const vars = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const flags = ["--disable-request-cf-fetch", "--no-hotkeys", "--persist", "false"];
  const child = spawn(
    process.execPath,
    [partykit, "dev", "--port", String(port), ...flags, "--var", ...vars],
    { cwd: root, stdio: ["ignore", output, output] },
  );
  const stop = async () => {
    if (child.kill("SIGINT")) await once(child, "exit");
  };
  await answers(port).catch(async (failure: unknown) => {
    await stop();
    throw failure;
  });
  return { stop };
}

async function answers(port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}${roomPath}`;
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return;
    await sleep(100);
  }
  throw new Error(`No room answers at ${address}.`);
}
