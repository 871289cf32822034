import { join } from "node:path";
import { fillCart } from "#scripts/bench/fill-cart.ts";
import type { Bench } from "#scripts/bench/open-bench.ts";
import { type PageToMeasure, pages } from "#scripts/bench/pages.ts";
import type { Figures } from "#scripts/bench/section.ts";
import { type Verdict, atLeast, atMost, brokenOf } from "#scripts/bench/verdict.ts";
import { openFloor } from "./floor-worker.ts";
import { type Load, loadOf, timeToFirstByte } from "./send-load.ts";
import { type Weights, weigh } from "./weights.ts";

type Floors = Record<"alone" | "cached" | "made", Load>;
type Measured = Weights & { page: PageToMeasure; ttfbMs: number; cached: Load | null; made: Load };

const bounds = {
  cached: { medianMs: 1, mostMs: 10 },
  made: { medianMs: 4, mostMs: 10 },
};
const leastCachedPerSecond = 1000;
/** Of what the Worker sends that only answers. */
const leastMadeShare = 1 / 4;

/** What the built shop serves, how soon, how often a second, and what it costs the processor. */
export async function measureLoad(bench: Bench): Promise<Figures> {
  const { url, sample } = await bench.openShop();
  const cart = await fillCart(url, sample.packs);
  const floors = await measureFloors(bench, await (await fetch(url)).text());
  const measured: Measured[] = [];
  for (const page of pages) {
    if (!page.isLoadTested) continue;
    const address = url + page.path.replace("{slug}", sample.slug);
    const [weights, ttfbMs] = [
      await weigh(address, page.isCached ? "" : cart),
      await timeToFirstByte(address, cart),
    ];
    measured.push({
      page,
      ...weights,
      ttfbMs,
      cached: page.isCached ? await loadOf(address, "") : null,
      made: await loadOf(address, cart),
    });
  }
  const rows = Object.fromEntries(measured.map((one) => [one.page.name, rowOf(one, floors)]));
  const verdicts = judge(measured, floors);
  return {
    rows,
    verdicts,
    broken: [...measured.flatMap(failuresOf), ...brokenOf(verdicts)],
    note: noteOf(floors),
  };
}

async function measureFloors(bench: Bench, page: string): Promise<Floors> {
  const { alone, cache, database, close } = await openFloor(
    join(bench.folder, "floor"),
    page,
    await bench.seedData("floor"),
  );
  try {
    return {
      alone: await loadOf(alone, ""),
      cached: await loadOf(cache, ""),
      made: await loadOf(database, ""),
    };
  } finally {
    await close();
  }
}

function rowOf(
  { html, css, scripts, ttfbMs, cached, made }: Measured,
  floors: Floors,
): Figures["rows"][string] {
  const bytes = {
    "HTML B": html,
    "CSS B": css,
    "scripts B": scripts,
    "TTFB ms": ttfbMs.toFixed(1),
  };
  const kept = cached && {
    "cached: CPU ms": cached.cpuMs.toFixed(1),
    "over floor": (cached.cpuMs - floors.cached.cpuMs).toFixed(1),
    "req/s": cached.perSecond,
  };
  return {
    ...bytes,
    ...kept,
    "made: CPU ms": made.cpuMs.toFixed(1),
    "over its floor": (made.cpuMs - floors.made.cpuMs).toFixed(1),
    "made: req/s": made.perSecond,
  };
}

function failuresOf({ page, cached, made }: Measured): string[] {
  const failures = made.failures + (cached?.failures ?? 0);
  return failures > 0 ? [`${page.name}: ${failures} requests failed under load`] : [];
}

/** Processor time above the floor, and requests a second on home with 10 connections. */
function judge(measured: Measured[], floors: Floors): Record<string, Verdict> {
  const verdicts = (["cached", "made"] as const).flatMap((kind) => {
    const loads = measured.flatMap((one) => one[kind] ?? []);
    const over = loads.map(({ cpuMs }) => cpuMs - floors[kind].cpuMs).sort((a, b) => a - b);
    const [median, most] = [over[over.length >> 1] ?? 0, over.at(-1) ?? 0];
    const { medianMs, mostMs } = bounds[kind];
    return [
      [`${kind}: ms of CPU above the floor, median of all pages`, atMost(median, medianMs)],
      [`${kind}: ms of CPU above the floor, heaviest page`, atMost(most, mostMs)],
    ] as const;
  });
  const [home] = measured;
  const wanted = Math.ceil(floors.alone.perSecond * leastMadeShare);
  return {
    ...Object.fromEntries(verdicts),
    "home, cached: requests a second": atLeast(home?.cached?.perSecond ?? 0, leastCachedPerSecond),
    "home, made: requests a second": atLeast(home?.made.perSecond ?? 0, wanted),
  };
}

function noteOf({ alone, cached, made }: Floors): string {
  const say = ({ cpuMs, perSecond }: Load) => `${cpuMs.toFixed(1)} ms of CPU, ${perSecond} req/s`;
  return `Not compressed, as the edge does that. "made" is for a shopper with a cart. The floor, a Worker that sends a page as long as home's:
${say(alone)}; after one look into the cache: ${say(cached)}; after one trip to the database: ${say(made)}. All run in one local program.`;
}
