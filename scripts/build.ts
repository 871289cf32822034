import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** The shop as it is deployed: client and server bundles, then the Worker's own bundle. */
export function build(): void {
  run("node_modules/@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "warn"]);
  bundleWorker("wrangler.toml", "build/worker");
  bundleWorker("party/wrangler.toml", "build/room");
}

function bundleWorker(config: string, folder: string): void {
  run("node_modules/wrangler/bin/wrangler.js", ["deploy", "--dry-run", "--config", config, "--outdir", folder]);
}

function run(script: string, args: string[]): void {
  execFileSync(process.execPath, [script, ...args], { stdio: ["ignore", "ignore", "inherit"] });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) build();
