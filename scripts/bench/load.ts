import { readFileSync, readdirSync } from "node:fs";
import { get } from "node:http";
import { fillCart } from "./fill-cart.ts";
import { openFloorWorker, plain, requestsPerSecond } from "./floor-worker.ts";
import { atLeast, atMost, exactly, median } from "./report.ts";
import type { Section } from "./section.ts";

const pages = {
  home: "/",
  category: "/category/Flours",
  "category, chosen": "/category/Flours?sort=unit&instock=1",
  "category all": "/category/all",
  search: "/search?query=atta",
  product: "/product/{slug}",
  cart: "/cart",
};

type Load = { perSecond: number; failures: number; cpuMs: number };

/** Of what the Worker sends that makes one trip. */
const leastShare = 0.33;
/** 1.4 of what home took before its routes were matched by their first word. */
const searchTimesHome = 1.6;
const patienceMs = 60_000;
const [rounds, requestsInRound] = [5, 60];
/** What the kernel counts in: USER_HZ, 100 on every Linux. */
const millisecondsInTick = 10;

/** How often a second the built shop makes a page, and what it costs the processor. */
export const measureLoad: Section = async ({ openShop, takeData, folder }, figures) => {
  const { url, sample } = await openShop();
  const home = await (await fetch(url)).text();
  const floor = await openFloorWorker(folder, home, await takeData());
  const least = await loadOf(floor.url);
  await floor.close();
  figures.note = `For a shopper with a cart, so that nothing is kept at the edge, and not compressed, as the edge does that. A Worker that sends a page as long as home's after one trip to the database: ${least.cpuMs.toFixed(1)} ms of CPU, ${least.perSecond} req/s. All run in one local program.`;
  const cart = await fillCart(url, sample.packs);
  const loads: Record<string, Load> = {};
  for (const [name, path] of Object.entries(pages)) {
    const load = await loadOf(url + path.replace("{slug}", sample.slug), cart);
    loads[name] = load;
    figures.rows[name] = { ...load, cpuMs: load.cpuMs.toFixed(1) };
  }
  const failures = Object.values(loads).reduce((sum, load) => sum + load.failures, 0);
  figures.verdicts["requests that failed"] = exactly(failures, 0);
  figures.verdicts["home: requests, of the Worker's that makes one trip"] = atLeast(
    loads.home!.perSecond / least.perSecond,
    leastShare,
  );
  const ratio = loads.search!.cpuMs / loads.home!.cpuMs;
  figures.verdicts["search: CPU, of home's"] = atMost(ratio, searchTimesHome);
};

/** Many at once, then one at a time: what is measured then has run often, as in a busy Worker. */
async function loadOf(url: string, cookie = ""): Promise<Load> {
  return { ...(await requestsPerSecond(url, cookie)), cpuMs: await cpuOfRequest(url, cookie) };
}

/**
 * Median milliseconds of processor time a request takes of the local Workers of this process, the
 * database's and the cache's part included: here all of them run in one program. NaN where the
 * kernel doesn't tell (it takes Linux).
 */
async function cpuOfRequest(url: string, cookie: string): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = ticksOfWorkers();
    for (let count = 0; count < requestsInRound; count += 1) await ask(url, cookie);
    figures.push(((ticksOfWorkers() - before) * millisecondsInTick) / requestsInRound);
  }
  return median(figures);
}

function ask(url: string, cookie: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { ...plain, Cookie: cookie };
    get(url, { headers, signal: AbortSignal.timeout(patienceMs) }, (response) =>
      response.resume().on("end", resolve),
    ).on("error", reject);
  });
}

function ticksOfWorkers(): number {
  try {
    const programs = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return programs.reduce((sum, pid) => sum + ticksOf(pid), 0);
  } catch {
    return NaN;
  }
}

/** See proc_pid_stat(5); a program that has just ended counts nothing. */
function ticksOf(pid: string): number {
  try {
    const [, name, rest = ""] =
      /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ").map(Number);
    const isOwn = name === "workerd" && fields[1] === process.pid;
    return isOwn ? fields[11]! + fields[12]! : 0;
  } catch {
    return 0;
  }
}
