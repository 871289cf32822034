import { join } from "node:path";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Bindings } from "#app/platform/bindings.ts";

type WorkerSource = { config: string; name: string; bundle?: { folder: string; files: string[] }; variables?: Record<string, string> };
type WorkerOptions = Parameters<typeof convertV4MiniflareOptions>[0]["workers"] extends (infer W)[] | undefined ? W : never;

export function stateFolder(): string {
  return join(process.env.STATE_DIR ?? ".wrangler/state", "v3");
}

/** What wrangler.toml says of a Worker, as Miniflare takes it; without a bundle it only holds its bindings. */
export function workerOptions({ config, name, bundle, variables = {} }: WorkerSource): WorkerOptions {
  const { modulesRules: _, assets, bindings: configured, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const bindings = { ...(configured ?? {}), ...variables };
  if (!bundle) return { ...options, bindings, name, modules: true, script: "export default {}" } as WorkerOptions;
  const modules = bundle.files.map((file) => ({
    type: file.endsWith(".wasm") ? "CompiledWasm" : "ESModule",
    path: join(bundle.folder, file),
  }));
  return { ...options, assets, bindings, name, modulesRoot: bundle.folder, modules } as WorkerOptions;
}

export function openMiniflare(workers: WorkerOptions[], { port, state }: { port: number; state: string | null }): Miniflare {
  return new Miniflare({
    ...convertV4MiniflareOptions({ host: "127.0.0.1", port, workers }),
    ...(state ? { resourcePersistencePath: state } : {}),
  });
}

/** The local database and bucket without a shop in front; null keeps them in memory. */
export async function openBindings(state: string | null = stateFolder()) {
  const miniflare = openMiniflare([workerOptions({ config: "wrangler.toml", name: "kirana" })], { port: 0, state });
  const bindings = await miniflare.getBindings<Bindings>("kirana");
  return { bindings, close: () => miniflare.dispose() };
}
