import { execFile } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { languages } from "#app/values/language.ts";
import { buildLateStarter } from "./build-late-starter.ts";
import { buildServiceWorker } from "./build-service-worker.ts";

/** The shop, once for each language, and the room as they are deployed, all in `build/`. */
export async function build(): Promise<void> {
  rmSync("build", { recursive: true, force: true });
  await Promise.all([...languages.map(buildLanguage), buildLateStarter()]);
  for (const language of languages) {
    cpSync(`build/${language}/client`, "build/client", { recursive: true });
    await buildServiceWorker(language);
  }
  await Promise.all([
    bundleWorker("wrangler.toml", "build/worker"),
    bundleWorker("party/wrangler.toml", "build/room"),
  ]);
}

/** In `build/<language>`: the names of what browsers get tell one language's from another's. */
export function buildLanguage(language: string): Promise<void> {
  return run("node_modules/@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "warn"], {
    SHOP_LANGUAGE: language,
  });
}

function bundleWorker(config: string, folder: string): Promise<void> {
  return run("node_modules/wrangler/bin/wrangler.js", [
    "deploy",
    "--dry-run",
    "--config",
    config,
    "--outdir",
    resolve(folder),
  ]);
}

async function run(script: string, args: string[], more: NodeJS.Dict<string> = {}): Promise<void> {
  // A test run says NODE_ENV=test, with which React would come in its development build.
  const options = {
    maxBuffer: 2 ** 26,
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined, ...more },
  };
  const failed = await promisify(execFile)(process.execPath, [script, ...args], options).then(
    () => null,
    (error) => error,
  );
  if (failed) throw new Error(`${script} ${args[0]} failed:\n${failed.stdout}${failed.stderr}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await build();
