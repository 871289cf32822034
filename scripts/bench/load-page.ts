import type { Browser } from "playwright-core";
import type { Sent } from "./brotli-proxy.ts";
import { type Network, openPhone } from "./phone.ts";

/** Where a page comes from, with a ledger of what was sent; the floor keeps none. */
type Site = { url: string; takeSent(): Sent[] };
type Visit = {
  site: Site;
  path: string;
  network: Network | null;
  headers?: Record<string, string>;
};
type Tap = { url: string; link: string; network: Network };
export type PageLoad = Awaited<ReturnType<typeof loadPage>>;

type Observed = { lcp: number; cls: number; tasks: PerformanceEntry[] };
type Watched = Window & { observed: Observed; tapMs?: number };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** One visit until the page is quiet: milliseconds since it was asked for, bytes, files. */
export async function loadPage(browser: Browser, { site, path, network, headers }: Visit) {
  const { page, settle, close } = await openPhone(browser, network, { extraHTTPHeaders: headers });
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
  (window as unknown as Watched).observed = observed;
  const listen = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  listen("largest-contentful-paint", ({ startTime }) => {
    observed.lcp = startTime;
  });
  listen("longtask", (task) => observed.tasks.push(task));
  // Shifts belong together that follow within a second of each other, five seconds long at most;
  // the worst counts.
  let [sum, first, last] = [0, -Infinity, -Infinity];
  listen("layout-shift", (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    if (startTime - last >= 1000 || startTime - first >= 5000) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    observed.cls = Math.max(observed.cls, sum);
  });
}

/** Runs in the page. The first screen is its text, and the last of its pictures. */
function readTimes() {
  const { lcp, cls, tasks } = (window as unknown as Watched).observed;
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  const arrivals = [...document.images]
    .filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const isSeen = bottom - top > 1 && top < innerHeight && bottom > 0;
      return isSeen && right - left > 1 && left < innerWidth && right > 0;
    })
    .flatMap((image) => performance.getEntriesByName(image.currentSrc))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  const arrived = Math.max(fcp, ...arrivals);
  const early = performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < arrived);
  const tbt = tasks
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50)
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
  return {
    fcp,
    lcp,
    cls,
    tbt,
    firstScreen: Math.max(arrived, lcp),
    earlyScripts: early.length,
  };
}

/** Without what was fetched ahead. */
function weigh(sent: Sent[]) {
  const own = sent.filter(({ isPrefetch }) => !isPrefetch);
  const scripts = own.filter(({ type }) => type.includes("javascript"));
  const sum = (some: Sent[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { scripts: sum(scripts), scriptFiles: scripts.length, all: sum(own) };
}

/** Milliseconds from the tap on a page's first such link until its heading is painted. */
export async function tapLink(browser: Browser, { url, link, network }: Tap): Promise<number> {
  const { page, settle, close } = await openPhone(browser, network);
  try {
    await page.addInitScript(watchTap);
    await page.goto(url, { waitUntil: "commit" });
    await settle();
    const first = page.locator(link).first();
    const name = (await first.textContent())?.trim() ?? "";
    await first.scrollIntoViewIfNeeded();
    await settle();
    await page.evaluate((heading) => sessionStorage.setItem("heading", heading), name);
    await first.tap();
    const ms = () => (window as unknown as Watched).tapMs;
    return (await (await page.waitForFunction(ms, null, { polling: 50 })).jsonValue())!;
  } finally {
    await close();
  }
}

/** Runs in each page: notes the tap that leaves the one, and the heading tapped in the other. */
function watchTap(): void {
  const now = () => performance.timeOrigin + performance.now();
  const tappedAt = Number(sessionStorage.getItem("tapped-at"));
  if (!tappedAt) {
    const note = () => {
      if (sessionStorage.getItem("heading")) sessionStorage.setItem("tapped-at", String(now()));
    };
    return addEventListener("touchend", note, { capture: true, passive: true });
  }
  const look = () => {
    const heading = document.querySelector("h1")?.textContent;
    if (!heading?.includes(sessionStorage.getItem("heading")!)) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      (window as unknown as Watched).tapMs = now() - tappedAt;
    });
  };
  requestAnimationFrame(look);
}
