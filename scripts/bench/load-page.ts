import type { Browser } from "playwright-core";
import { type Network, openSlowLink } from "./slow-link.ts";

/** A mid-range phone of 2020. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
  serviceWorkers: "block",
} as const;
const timesSlower = 4;
/** By then a page that has loaded has brought its late scripts, too. */
const quietMs = 4000;
const patienceMs = 60_000;

/**
 * One visit with an empty cache: milliseconds until the first screen is there. Without a network
 * the phone is only as small as one.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  network: Network | null,
): Promise<number> {
  const link = network && (await openSlowLink(network));
  const proxy = link ? { proxy: { server: link.url } } : {};
  const context = await browser.newContext({ ...phone, ...proxy });
  try {
    const page = await context.newPage();
    if (network) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
    }
    await page.goto(url, { timeout: patienceMs });
    await page.waitForTimeout(quietMs);
    return await page.evaluate(readFirstScreen);
  } finally {
    await context.close();
    link?.close();
  }
}

/** Runs in the page. The first screen is its text, its largest part and the last of its pictures. */
async function readFirstScreen(): Promise<number> {
  const largest = await new Promise<number>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    }),
  );
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  const arrivals = [...document.images]
    .filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const isSeen = bottom - top > 1 && top < innerHeight && bottom > 0;
      return isSeen && right - left > 1 && left < innerWidth && right > 0;
    })
    .flatMap((image) => performance.getEntriesByName(image.currentSrc))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return Math.max(first, largest, ...arrivals);
}
