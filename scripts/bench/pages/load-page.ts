import type { Browser } from "playwright-core";
import type { Sent } from "#scripts/bench/brotli-proxy.ts";
import type { Network } from "./networks.ts";
import { openPhone } from "./phone.ts";

/** Milliseconds since the address was asked for, but for the shift of the layout. */
type Times = {
  fcp: number;
  lcp: number;
  /** The first screen is there: its text, and the last of its pictures. */
  firstScreen: number;
  tbt: number;
  cls: number;
  /** Scripts that were asked for before that. */
  earlyScripts: number;
};
/** In bytes, without what was fetched ahead. */
type Weights = { scripts: number; scriptFiles: number; all: number };
export type PageLoad = Times & Weights;

type Observed = { lcp: number; cls: number; tasks: { start: number; ms: number }[] };
type Watched = Window & { observed?: Observed };

/** Where a page comes from, with a ledger of what was sent; the floor keeps none. */
export type Site = { url: string; takeSent(): Sent[] };

type Visit = {
  site: Site;
  path: string;
  network: Network | null;
  headers?: Record<string, string>;
};

/** One visit with an empty cache, until the page is quiet. */
export async function loadPage(
  browser: Browser,
  { site, path, network, headers = {} }: Visit,
): Promise<PageLoad> {
  const options = { extraHTTPHeaders: headers };
  const { page, settle, close } = await openPhone(browser, network, options);
  try {
    await page.addInitScript(observe);
    site.takeSent();
    await page.goto(site.url + path, { waitUntil: "commit" });
    await settle();
    return { ...(await page.evaluate(readTimes)), ...weigh(site.takeSent()) };
  } finally {
    await close();
  }
}

/** Runs in the page, before anything of its own. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [] };
  (window as Watched).observed = observed;
  const listen = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  listen("largest-contentful-paint", ({ startTime }) => {
    observed.lcp = startTime;
  });
  listen("longtask", ({ startTime, duration }) =>
    observed.tasks.push({ start: startTime, ms: duration }),
  );
  // Shifts belong together that follow within a second of each other, five seconds long at most;
  // the worst counts.
  let [sum, first, last] = [0, -Infinity, -Infinity];
  listen("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const goesOn = entry.startTime - last < 1000 && entry.startTime - first < 5000;
    [sum, first, last] = [
      goesOn ? sum + value : value,
      goesOn ? first : entry.startTime,
      entry.startTime,
    ];
    observed.cls = Math.max(observed.cls, sum);
  });
}

/** Runs in the page. */
function readTimes(): Times {
  const { lcp, cls, tasks } = (window as Watched).observed!;
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  const arrivals = [...document.images]
    .filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const isSeen = bottom - top > 1 && top < innerHeight && bottom > 0;
      return isSeen && right - left > 1 && left < innerWidth && right > 0;
    })
    .flatMap((image) => performance.getEntriesByName(image.currentSrc))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  const arrived = Math.max(fcp, ...arrivals);
  const blocked = tasks.map(({ start, ms }) => Math.min(ms, start + ms - fcp) - 50);
  return {
    fcp,
    lcp,
    cls,
    firstScreen: Math.max(arrived, lcp),
    tbt: blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0),
    earlyScripts: scripts.filter(({ startTime }) => startTime < arrived).length,
  };
}

function weigh(sent: Sent[]): Weights {
  const own = sent.filter(({ isPrefetch }) => !isPrefetch);
  const scripts = own.filter(({ type }) => type.includes("javascript"));
  const sum = (some: Sent[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { scripts: sum(scripts), scriptFiles: scripts.length, all: sum(own) };
}
