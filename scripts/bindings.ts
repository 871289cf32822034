import { extname, join, resolve } from "node:path";
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from "miniflare";
import { fileURLToPath } from "node:url";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Bindings } from "#app/platform/bindings.ts";
import { openLocalD1 } from "./local-d1.ts";

process.env.WRANGLER_LOG ??= "error";

const localD1Worker = new URL("./local-d1-worker.js", import.meta.url);

type Bundle = { folder: string; files: string[] };
type WorkerSource = {
  config: string;
  name: string;
  bundle?: Bundle;
  variables?: Record<string, string>;
  assetFolder?: string;
};
type WorkerOptions = Parameters<typeof convertV4MiniflareOptions>[0]["workers"] extends
  (infer W)[] | undefined
  ? W
  : never;

export function stateFolder(): string {
  return join(process.env.STATE_DIR ?? ".wrangler/state", "v3");
}

/** The variables of .dev.vars and of wrangler.toml, as the Worker is given them. */
export function configuredVariables(config: string): Record<string, unknown> {
  return readConfig(config).bindings ?? {};
}

const moduleTypes: Record<string, string> = {
  ".js": "ESModule",
  ".wasm": "CompiledWasm",
  ".txt": "Text",
};

/**
 * What wrangler.toml says of a Worker, as Miniflare takes it; without a bundle it only holds its
 * bindings.
 */
export function workerOptions({
  config,
  name,
  bundle,
  variables = {},
  assetFolder,
}: WorkerSource): WorkerOptions {
  const { modulesRules: _, assets, bindings: configured, ...options } = readConfig(config);
  const bindings = { ...configured, ...variables };
  if (!bundle)
    return {
      ...options,
      bindings,
      name,
      modules: [{ type: "ESModule", path: fileURLToPath(localD1Worker) }],
      modulesRoot: fileURLToPath(new URL(".", localD1Worker)),
    } as WorkerOptions;
  const modules = bundle.files.map((file) => ({
    type: moduleTypes[extname(file)],
    path: resolve(bundle.folder, file),
  }));
  const served = assets && { ...assets, directory: resolve(assetFolder ?? assets.directory) };
  return {
    ...options,
    assets: served,
    bindings,
    name,
    modulesRoot: resolve(bundle.folder),
    modules,
  } as WorkerOptions;
}

function readConfig(config: string) {
  type Read = {
    bindings?: Record<string, unknown>;
    assets?: { directory: string };
    modulesRules?: unknown;
  };
  return unstable_getMiniflareWorkerOptions(config).workerOptions as Read;
}

export function openMiniflare(
  workers: WorkerOptions[],
  { port, state }: { port: number; state: string | null },
): Miniflare {
  return new Miniflare({
    ...convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      cf: false,
      log: new Log(LogLevel.WARN),
      workers,
    }),
    ...(state ? { resourcePersistencePath: state } : {}),
  });
}

/** The local database and bucket without a shop in front; null keeps them in memory. */
export async function openBindings(state: string | null = stateFolder()) {
  const miniflare = openMiniflare([workerOptions({ config: "wrangler.toml", name: "kirana" })], {
    port: 0,
    state,
  });
  const bindings = {
    ...(await miniflare.getBindings<Bindings>("kirana")),
    DB: openLocalD1(miniflare, "DB"),
  };
  return { bindings, close: () => miniflare.dispose() };
}
