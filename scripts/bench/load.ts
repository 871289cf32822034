import { readFileSync, readdirSync } from "node:fs";
import { get } from "node:http";
import { fillCart } from "./fill-cart.ts";
import { openFloorWorker, plain, requestsPerSecond } from "./floor-worker.ts";
import { type Figures, atLeast, atMost, exactly, median } from "./report.ts";
import type { Section } from "./section.ts";

/** All but the cart are kept at the edge, for visitors without cookies. */
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
type Kind = "cached" | "made";
type Measured = Record<string, Partial<Record<Kind, Load>>>;

/** Milliseconds of CPU above the floor. */
const most = { cached: { median: 1, heaviest: 10 }, made: { median: 5, heaviest: 10 } };
const leastCachedPerSecond = 1000;
/** Of what the Worker sends that makes one trip. */
const leastMadeShare = 0.33;
/** 1.4 of what home took before its routes were matched by their first word. */
const searchTimesHome = 1.6;
const patienceMs = 60_000;
const [rounds, requestsInRound] = [5, 60];
/** What the kernel counts in: USER_HZ, 100 on every Linux. */
const millisecondsInTick = 10;

/** How often a second the built shop serves a page, and what it costs the processor. */
export const measureLoad: Section = async ({ openShop, takeData, folder }, figures) => {
  const { url, sample } = await openShop();
  const home = await (await fetch(url)).text();
  const floor = await openFloorWorker(folder, home, await takeData());
  const floors = { cached: await loadOf(floor.cache), made: await loadOf(floor.trip) };
  await floor.close();
  const say = ({ cpuMs, perSecond }: Load) => `${cpuMs.toFixed(1)} ms of CPU, ${perSecond} req/s`;
  figures.note = `Not compressed, as the edge does that. "made" is for a shopper with a cart. The floor, a Worker that sends a page as long as home's:
after one look into the cache: ${say(floors.cached)}; after one trip to the database: ${say(floors.made)}. All run in one local program.`;
  const cart = await fillCart(url, sample.packs);
  const measured: Measured = {};
  for (const [name, path] of Object.entries(pages)) {
    const address = url + path.replace("{slug}", sample.slug);
    const loads = {
      ...(name === "cart" ? {} : { cached: await loadOf(address) }),
      made: await loadOf(address, cart),
    };
    measured[name] = loads;
    figures.rows[name] = Object.assign(
      {},
      ...Object.entries(loads).map(([kind, { cpuMs, perSecond, failures }]) => ({
        [`${kind}: CPU ms`]: cpuMs.toFixed(1),
        [`${kind}: over floor`]: (cpuMs - floors[kind as Kind].cpuMs).toFixed(1),
        [`${kind}: req/s`]: perSecond,
        [`${kind}: failed`]: failures,
      })),
    );
  }
  judge(figures, measured, floors);
};

function judge({ verdicts }: Figures, measured: Measured, floors: Record<Kind, Load>): void {
  for (const kind of ["cached", "made"] as const) {
    const loads = Object.values(measured).flatMap((one) => one[kind] ?? []);
    const over = loads.map(({ cpuMs }) => cpuMs - floors[kind].cpuMs);
    const above = `${kind}: ms of CPU above the floor`;
    verdicts[`${above}, median`] = atMost(median(over), most[kind].median);
    verdicts[`${above}, heaviest`] = atMost(Math.max(...over), most[kind].heaviest);
    const failures = loads.reduce((sum, load) => sum + load.failures, 0);
    verdicts[`${kind}: requests that failed`] = exactly(failures, 0);
  }
  const { cached, made } = measured.home as Record<Kind, Load>;
  verdicts["home, cached: requests a second"] = atLeast(cached.perSecond, leastCachedPerSecond);
  const share = made.perSecond / floors.made.perSecond;
  verdicts["home, made: requests, of the Worker's that makes one trip"] = atLeast(
    share,
    leastMadeShare,
  );
  const ratio = measured.search!.made!.cpuMs / made.cpuMs;
  verdicts["search, made: CPU, of home's"] = atMost(ratio, searchTimesHome);
}

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
