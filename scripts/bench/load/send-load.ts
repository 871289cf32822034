import { execFile } from "node:child_process";
import { get } from "node:http";
import { promisify } from "node:util";
import { measuringProgram } from "#scripts/measuring-program.ts";
import { cpuOfRequest } from "./worker-cpu.ts";

export type Load = { perSecond: number; failures: number; cpuMs: number };

const patienceMs = 60_000;

/** The edge compresses, not the Worker: locally it is not asked to. */
const plain = "identity";

/** Asks once; milliseconds to the first byte. */
function ask(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { Cookie: cookie, "Accept-Encoding": plain };
    get(url, { headers, signal: AbortSignal.timeout(patienceMs) }, (response) => {
      const time = performance.now() - start;
      response.resume().on("end", () => resolve(time));
    }).on("error", reject);
  });
}

/** Median of 25, one at a time. */
export async function timeToFirstByte(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 25; round += 1) times.push(await ask(url, cookie));
  return times.sort((a, b) => a - b)[12] ?? 0;
}

/** Many at once, then one at a time: what is measured then has run often, as in a busy Worker. */
export async function loadOf(url: string, cookie: string): Promise<Load> {
  return {
    ...(await requestsPerSecond(url, cookie)),
    cpuMs: await cpuOfRequest(() => ask(url, cookie)),
  };
}

/** With 10 connections for 5 seconds. Anything but a 2xx is counted as a failure. */
export async function requestsPerSecond(url: string, cookie: string): Promise<Omit<Load, "cpuMs">> {
  const flags = ["--connections=10", "--duration=5", "--json"];
  const headers = [`Accept-Encoding: ${plain}`, `Cookie: ${cookie}`];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      measuringProgram("autocannon", "autocannon.js"),
      ...flags,
      ...headers.flatMap((header) => ["--header", header]),
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
