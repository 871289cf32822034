import { fillCart } from "./fill-cart.ts";
import { type Floor, openFloor } from "./load/floor-worker.ts";
import { type Load, loadOf, timeToFirstByte } from "./load/send-load.ts";
import type { Figures, Section } from "./section.ts";
import { atLeast, atMost, exactly } from "./verdict.ts";

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

type Kind = "cached" | "made";
type Floors = Record<keyof Omit<Floor, "close">, Load>;
type Measured = { name: string } & Record<Kind, Load | null>;

/** Milliseconds of CPU above the floor. */
const most = { cached: { median: 1, heaviest: 10 }, made: { median: 5, heaviest: 10 } };
const leastCachedPerSecond = 1000;
/** Of what the Worker sends that makes one trip. */
const leastMadeShare = 0.33;
/** 1.4 of what home took before its routes were matched by their first word. */
const searchTimesHome = 1.6;

/** What the built shop serves, how soon, how often a second, and what it costs the processor. */
export const measureLoad: Section = async ({ openShop, takeData, folder }, figures) => {
  const { url, sample } = await openShop();
  const { close, ...addresses } = await openFloor(
    folder,
    await (await fetch(url)).text(),
    await takeData(),
  );
  const floors = {
    alone: await loadOf(addresses.alone, ""),
    cache: await loadOf(addresses.cache, ""),
    trip: await loadOf(addresses.trip, ""),
  };
  await close();
  figures.note = noteOf(floors);
  const cart = await fillCart(url, sample.packs);
  const measured: Measured[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const address = url + path.replace("{slug}", sample.slug);
    const ttfbMs = await timeToFirstByte(address, cart);
    const cached = name === "cart" ? null : await loadOf(address, "");
    const made = await loadOf(address, cart);
    measured.push({ name, cached, made });
    figures.rows[name] = {
      "TTFB ms": ttfbMs.toFixed(1),
      ...rowOf("cached", cached, floors.cache),
      ...rowOf("made", made, floors.trip),
    };
  }
  judge(figures, measured, floors);
};

function rowOf(kind: Kind, load: Load | null, floor: Load): Record<string, string | number> {
  if (!load) return {};
  return {
    [`${kind}: CPU ms`]: load.cpuMs.toFixed(1),
    [`${kind}: over floor`]: (load.cpuMs - floor.cpuMs).toFixed(1),
    [`${kind}: req/s`]: load.perSecond,
    [`${kind}: failed`]: load.failures,
  };
}

function judge({ verdicts }: Figures, measured: Measured[], floors: Floors): void {
  for (const kind of ["cached", "made"] as const) {
    const floor = kind === "cached" ? floors.cache : floors.trip;
    const loads = measured.flatMap((one) => one[kind] ?? []);
    const over = loads.map(({ cpuMs }) => cpuMs - floor.cpuMs).sort((a, b) => a - b);
    const [median, heaviest] = [over[over.length >> 1] ?? NaN, over.at(-1) ?? NaN];
    verdicts[`${kind}: ms of CPU above the floor, median`] = atMost(median, most[kind].median);
    verdicts[`${kind}: ms of CPU above the floor, heaviest`] = atMost(
      heaviest,
      most[kind].heaviest,
    );
    const failures = loads.reduce((sum, load) => sum + load.failures, 0);
    verdicts[`${kind}: requests that failed`] = exactly(failures, 0);
  }
  const of = (page: keyof typeof pages) => measured.find(({ name }) => name === page);
  const [home, search] = [of("home"), of("search")];
  const perSecond = home?.cached?.perSecond ?? NaN;
  verdicts["home, cached: requests a second"] = atLeast(perSecond, leastCachedPerSecond);
  const share = (home?.made?.perSecond ?? NaN) / floors.trip.perSecond;
  verdicts["home, made: requests, of the Worker's that makes one trip"] = atLeast(
    share,
    leastMadeShare,
  );
  const ratio = (search?.made?.cpuMs ?? NaN) / (home?.made?.cpuMs ?? NaN);
  verdicts["search, made: CPU, of home's"] = atMost(ratio, searchTimesHome);
}

function noteOf({ alone, cache, trip }: Floors): string {
  const say = ({ cpuMs, perSecond }: Load) => `${cpuMs.toFixed(1)} ms of CPU, ${perSecond} req/s`;
  return `Not compressed, as the edge does that. "made" is for a shopper with a cart. The floor, a Worker that sends a page as long as home's:
${say(alone)}; after one look into the cache: ${say(cache)}; after one trip to the database: ${say(trip)}. All run in one local program.`;
}
