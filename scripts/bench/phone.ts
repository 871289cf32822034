import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openSlowLink } from "./slow-link.ts";

/** A phone's network. Milliseconds a round trip, bytes a millisecond. */
export type Network = {
  roundTripMs: number;
  downBytesPerMs: number;
  upBytesPerMs: number;
  protocol: "HTTP/1.1" | "HTTP/2";
  /**
   * Whether bytes really cross a slow link, with what connections cost there: see `slow-link.ts`.
   * Otherwise the browser holds back each request, as Lighthouse and the developer tools do.
   */
  isLink: boolean;
};

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
const quietMs = 2500;
const patienceMs = 60_000;

/** With an empty cache, on that network; without a network it is only as small as a phone. */
export async function openPhone(
  browser: Browser,
  network: Network | null,
  options: BrowserContextOptions = {},
) {
  const link = network?.isLink ? await openSlowLink(network) : null;
  const proxy = link ? { proxy: { server: link.url } } : {};
  const context = await browser.newContext({ ...phone, ...options, ...proxy });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  if (network) await slowDown(page, network);
  const close = async () => {
    await context.close();
    link?.close();
  };
  return { page, settle: watchNetwork(page), close };
}

async function slowDown(page: Page, network: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  if (network.isLink) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: network.downBytesPerMs * 1000,
    uploadThroughput: network.upBytesPerMs * 1000,
  });
}

/** Waits until the page has loaded and nothing was asked or answered for a while. */
function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let [changedAt, isLoaded] = [performance.now(), false];
  const note = () => {
    changedAt = performance.now();
  };
  page.on("request", (request) => {
    // Of what is fetched ahead the page never hears whether it came.
    if (!request.headers()["sec-purpose"]) open.add(request);
    note();
  });
  const end = (request: unknown) => {
    open.delete(request);
    note();
  };
  page.on("requestfinished", end).on("requestfailed", end);
  page.on("load", () => {
    isLoaded = true;
    note();
  });
  return async () => {
    const start = performance.now();
    while (performance.now() - start < patienceMs) {
      if (isLoaded && open.size === 0 && performance.now() - changedAt > quietMs) return;
      await page.waitForTimeout(100);
    }
  };
}
