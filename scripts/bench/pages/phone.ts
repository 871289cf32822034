import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Network } from "./networks.ts";
import { openSlowLink } from "./slow-link.ts";

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

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/**
 * An emulated phone on that network, its cache empty; without a network it is only as small as one.
 */
export async function openPhone(
  browser: Browser,
  network: Network | null,
  options: BrowserContextOptions = {},
) {
  const link = network?.isLink ? await openSlowLink(network) : null;
  const context = await browser.newContext({
    ...phone,
    ...options,
    ...(link ? { proxy: { server: link.url } } : {}),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  if (network) await slowDown(page, network);
  const settle = watchNetwork(page);
  return {
    page,
    /** Until the page has loaded and nothing was asked or answered for a while. */
    settle,
    async close() {
      await context.close();
      link?.close();
    },
  };
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

function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let changedAt = performance.now();
  let isLoaded = false;
  const note = () => {
    changedAt = performance.now();
  };
  page.on("request", (request) => {
    // Of what is fetched ahead the page never hears whether it came.
    if (!request.headers()["sec-purpose"]) open.add(request);
    note();
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => {
      open.delete(request);
      note();
    });
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
