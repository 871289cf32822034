import { execFile } from "node:child_process";
import { get } from "node:http";
import { promisify } from "node:util";

/** Median milliseconds to the first byte, one request at a time. */
export async function timeToFirstByte(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 25; round += 1) times.push(await firstByte(url, cookie));
  return times.sort((a, b) => a - b)[12] ?? 0;
}

function firstByte(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { Cookie: cookie, "Accept-Encoding": "br" } }, (response) => {
      const time = performance.now() - start;
      response.resume().on("end", () => resolve(time));
    }).on("error", reject);
  });
}

/** 10 connections for 5 seconds; anything but a 2xx is counted as a failure. */
export async function requestsPerSecond(url: string, cookie: string): Promise<{ perSecond: number; failures: number }> {
  const flags = ["--connections", "10", "--duration", "5", "--json", "--header", "Accept-Encoding: br", "--header", `Cookie: ${cookie}`];
  const { stdout } = await promisify(execFile)(process.execPath, ["node_modules/autocannon/autocannon.js", ...flags, url], { maxBuffer: 2 ** 26 });
  const { requests, non2xx, errors } = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  return { perSecond: Math.round(requests.average), failures: non2xx + errors };
}
