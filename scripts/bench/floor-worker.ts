import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { openMiniflare, workerOptions } from "#scripts/bindings.ts";
import { measuringProgram } from "#scripts/measuring-program.ts";
import { freePort } from "#scripts/settings.ts";

/** The edge compresses, not the Worker: locally it is not asked to. */
export const plain = { "Accept-Encoding": "identity" };

/**
 * A Worker with the shop's bindings that sends one and the same page after one trip to the database,
 * which no page of the shop can do without. Beside the shop's own figures it tells what the local
 * platform takes, which a deployed Worker isn't charged with.
 */
export async function openFloorWorker(folder: string, page: string, state: string) {
  const source = `
    const page = ${JSON.stringify(page)};
    export default {
      async fetch(_, { DB }) {
        await DB.withSession("first-unconstrained").batch([DB.prepare("SELECT version FROM catalogue")]);
        return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
      },
    };`;
  writeFileSync(join(folder, "floor.js"), source);
  const port = await freePort();
  const bundle = { folder, files: ["floor.js"] };
  const worker = workerOptions({ config: "wrangler.toml", name: "floor", bundle });
  const floor = openMiniflare([worker], { port, state });
  await floor.ready;
  return { url: `http://127.0.0.1:${port}/`, close: () => floor.dispose() };
}

/** With 10 connections for 5 seconds. Anything but a 2xx is counted as a failure. */
export async function requestsPerSecond(url: string, cookie = "") {
  const headers = Object.entries({ ...plain, Cookie: cookie });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      measuringProgram("autocannon", "autocannon.js"),
      ...["--connections=10", "--duration=5", "--json"],
      ...headers.flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
      url,
    ],
    { maxBuffer: 2 ** 26 },
  );
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  return { perSecond: Math.round(requests.average), failures: non2xx + errors };
}
