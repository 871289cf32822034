import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { injectManifest } from "workbox-build";
import {
  keptCartPath,
  offlineOrderPath,
  offlinePath,
  serviceWorkerPath,
} from "#app/addresses/paths.ts";
import { type Language, languages } from "#app/values/language.ts";
import { wordsOf } from "./spoken-words.ts";

type Modules = { module: string; imports?: string[] };
type RouteManifest = { entry: Modules; routes: Record<string, Modules> };

const client = "build/client";
const bundle = "build/service-worker";

/**
 * The service worker and the list of what it keeps from the start: the cart's page with its
 * scripts, and the page without a network. Each language has its own.
 */
export async function buildServiceWorker(language: Language): Promise<void> {
  const name = serviceWorkerPath(language).slice(1);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: wordsOf(language) },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: bundle,
      emptyOutDir: false,
      target: "es2022",
      lib: {
        entry: "app/service-worker/service-worker.ts",
        formats: ["iife"],
        name: "worker",
        fileName: () => name,
      },
    },
  });
  const digest = createHash("sha256");
  for (const server of new Set([languages[0], language]))
    digest.update(readFileSync(`build/${server}/server/index.js`));
  const revision = digest.digest("hex").slice(0, 16);
  const pages = [keptCartPath, offlinePath, offlineOrderPath].map((url) => ({ url, revision }));
  const scripts = [...scriptsOf(language, "features/cart/cart.route")].map((url) => ({
    url,
    revision: null,
  }));
  await injectManifest({
    swSrc: join(bundle, name),
    swDest: join(client, name),
    globDirectory: client,
    globPatterns: ["favicon.svg"],
    additionalManifestEntries: [...pages, ...scripts],
  });
}

function scriptsOf(language: Language, route: string): Set<string> {
  const assets = `build/${language}/client/assets`;
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error(`${assets} has no list of routes.`);
  const { entry, routes } = JSON.parse(
    readFileSync(join(assets, file), "utf8").replace(/^[^{]*|;\s*$/g, ""),
  ) as RouteManifest;
  return new Set(
    [entry, routes.root, routes[route]].flatMap((part) =>
      part ? [part.module, ...(part.imports ?? [])] : [],
    ),
  );
}
