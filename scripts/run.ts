import { join } from "node:path";
import type { Miniflare } from "miniflare";
import type { Bindings } from "#app/platform/bindings.ts";
import { unstable_readConfig } from "wrangler";
import { migrate } from "#db/migrate.ts";
import { seed } from "#db/seed/seed.ts";
import { keysFrom } from "#sandbox/config.ts";
import { startSandbox } from "#sandbox/server.ts";
import { openBindings, openMiniflare, workerOptions } from "./bindings.ts";
import { type BuiltCopy, copyBuild, modulesOf } from "./built-copy.ts";
import { type Settings, dataFolder, readVariables, roomSettings } from "./settings.ts";

export type Running = { url: string; close(): Promise<unknown> };
type Shop = Running & { bindings(): Promise<Bindings>; runScheduled(): Promise<void> };
type All = {
  shop: Shop;
  room: Running;
  sandbox: Running;
  startRoom(): Promise<Running>;
  close(): Promise<void>;
};
export type Parts = { settings: Settings; variables: Record<string, string>; built: BuiltCopy };

/** The built shop with room and sandbox, its database migrated and, when empty, seeded. */
export async function runAll(settings: Settings): Promise<All> {
  return runParts(await prepareParts(settings));
}

/** The same of what is built and seeded. */
export async function runParts(parts: Parts): Promise<All> {
  const { settings } = parts;
  const [shop, room, sandbox] = await Promise.all([
    runShop(parts),
    runRoom(parts),
    runSandbox(settings, parts.variables),
  ]);
  const close = async () =>
    void (await Promise.allSettled([shop.close(), room.close(), sandbox.close()]));
  return { shop, room, sandbox, startRoom: () => runRoom(parts), close };
}

export async function prepareParts(settings: Settings): Promise<Parts> {
  const variables = readVariables(settings);
  const [built] = await Promise.all([
    copyBuild(join(settings.folder, "built")),
    prepareData(dataFolder(settings)),
  ]);
  return { settings, variables, built };
}

export async function prepareData(folder: string): Promise<void> {
  const { bindings, close } = await openBindings(folder);
  try {
    await migrate(bindings.DB);
    await seed(bindings);
  } finally {
    await close();
  }
}

/** Without room and sandbox. */
export async function runShop({ settings, variables, built }: Parts): Promise<Shop> {
  const worker = workerOptions({
    config: "wrangler.toml",
    name: "kirana",
    variables,
    assetFolder: built.client,
    bundle: { folder: built.worker, files: modulesOf(built.worker) },
  });
  const shop = openMiniflare([worker], { port: settings.port, state: dataFolder(settings) });
  await shop.ready;
  const runJob = () => runScheduled(shop, settings.jobClock?.());
  const timer = setInterval(() => void runJob().catch(console.error), 60_000);
  const close = () => {
    clearInterval(timer);
    return shop.dispose();
  };
  return {
    url: `http://localhost:${settings.port}`,
    bindings: () => shop.getBindings<Bindings>("kirana"),
    runScheduled: runJob,
    close,
  };
}

async function runScheduled(shop: Miniflare, at = Date.now()): Promise<void> {
  const { crons } = unstable_readConfig({ config: "wrangler.toml" }).triggers;
  const scheduledTime = new Date(at);
  for (const cron of crons ?? [])
    await (await shop.getWorker("kirana")).scheduled({ cron, scheduledTime });
}

async function runRoom({ settings, variables, built }: Parts): Promise<Running> {
  const worker = workerOptions({
    config: "party/wrangler.toml",
    name: "kirana-room",
    variables: roomSettings(settings, variables),
    bundle: { folder: built.room, files: modulesOf(built.room) },
  });
  const room = openMiniflare([worker], { port: settings.partyPort, state: null });
  await room.ready;
  return { url: `http://localhost:${settings.partyPort}`, close: () => room.dispose() };
}

export async function runSandbox(
  settings: Settings,
  variables: Record<string, string>,
): Promise<Running> {
  const shopOrigin = `http://localhost:${settings.port}`;
  const { close } = await startSandbox({
    ...keysFrom(variables),
    port: settings.sandboxPort,
    shopOrigin,
  });
  return { url: `http://localhost:${settings.sandboxPort}`, close };
}
