import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { injectManifest } from "workbox-build";
import { keptCartPath, offlineOrderPath, offlinePath } from "#app/addresses.ts";

type Modules = { module: string; imports?: string[] };
type RouteManifest = { entry: Modules; routes: Record<string, Modules> };

const client = "build/client";
const bundle = "build/service-worker";

/**
 * The service worker and the list of what it keeps from the start: the cart's page with its
 * scripts, and the page without a network.
 */
export async function buildServiceWorker(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: bundle,
      target: "es2022",
      lib: {
        entry: "app/service-worker/service-worker.ts",
        formats: ["iife"],
        name: "worker",
        fileName: () => "sw.js",
      },
    },
  });
  const revision = createHash("sha256")
    .update(readFileSync("build/server/index.js"))
    .digest("hex")
    .slice(0, 16);
  const pages = [keptCartPath, offlinePath, offlineOrderPath].map((url) => ({ url, revision }));
  const scripts = [...scriptsOf("features/cart/cart.route")].map((url) => ({
    url,
    revision: null,
  }));
  await injectManifest({
    swSrc: join(bundle, "sw.js"),
    swDest: join(client, "sw.js"),
    globDirectory: client,
    globPatterns: ["favicon.svg"],
    additionalManifestEntries: [...pages, ...scripts],
  });
}

function scriptsOf(route: string): Set<string> {
  const file = readdirSync(join(client, "assets")).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error(`${client}/assets has no list of routes.`);
  const { entry, routes } = JSON.parse(
    readFileSync(join(client, "assets", file), "utf8").replace(/^[^{]*|;\s*$/g, ""),
  ) as RouteManifest;
  return new Set(
    [entry, routes.root, routes[route]].flatMap((part) =>
      part ? [part.module, ...(part.imports ?? [])] : [],
    ),
  );
}
