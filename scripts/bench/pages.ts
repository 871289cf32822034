import type { Browser } from "playwright-core";
import { openBrowser } from "#scripts/open-browser.ts";
import { openBrotliProxy } from "./brotli-proxy.ts";
import { makeCertificate } from "./certificate.ts";
import { openFloor } from "./floor-page.ts";
import { loadPage } from "./load-page.ts";
import { type Figures, type Verdict, atMost, median, messageOf, timesFloor } from "./report.ts";
import type { Section } from "./section.ts";
import { slow4g } from "./slow-link.ts";

type Proxy = Awaited<ReturnType<typeof openBrotliProxy>>;

const pages = {
  home: "/",
  category: "/category/Flours",
  product: "/product/chakki-fresh-atta",
  search: "/search?query=atta",
  cart: "/cart",
};
const timed = ["home", "category", "product"] as const;
/** As the edge speaks, within this many times the floor; and the older one, which is only shown. */
const mostTimesFloor = { "HTTP/2": 1.15, "HTTP/1.1": undefined };
const protocols = ["HTTP/2", "HTTP/1.1"] as const;
const scripts = { bytes: 105 * 1024, files: 14 };
/** One congestion window: what a new connection brings without waiting for an answer. */
const window = 14_600;
const list = { cards: 24, bytes: 17_500, aFurtherCard: 300 };
const weighed = ["/", pages.product, pages.search, "/search?query=oil", "/cart"];
const weighedLists = [pages.category, "/category/all", "/search/atta"];

/** What each page weighs, and when its first screen is there on a slow phone, beside a static floor. */
export const measurePages: Section = async ({ openShop, runs }, figures) => {
  figures.note = `Median of ${runs}; × is the ratio to the floor of the same run, milliseconds mean nothing elsewhere.
The shop is behind a proxy that compresses as the edge does; the floor is not compressed at all.`;
  const { url } = await openShop();
  const { digest, ...certificate } = makeCertificate();
  const proxy = await openBrotliProxy(url);
  const browser = await openBrowser({ trustedKey: digest });
  try {
    Object.assign(figures.verdicts, await weighDocuments(proxy));
    Object.assign(figures.verdicts, await weighScripts(browser, proxy));
    for (const protocol of protocols) {
      const shop = await openBrotliProxy(url, { ...certificate, protocol });
      const floor = await openFloor({ ...certificate, protocol });
      for (const page of timed) {
        const addresses = { shop: shop.url + pages[page], floor: floor.url };
        const seen = await timeInTurns(browser, addresses, { runs, figures });
        figures.verdicts[`${page}: first screen, Slow 4G, ${protocol}`] = timesFloor(
          median(seen.shop),
          median(seen.floor),
          mostTimesFloor[protocol],
        );
      }
      await Promise.all([shop.close(), floor.close()]);
    }
  } finally {
    await Promise.allSettled([browser.close(), proxy.close()]);
  }
};

/**
 * Shop and floor take turns, so that what else this machine does falls on both. A visit that fails
 * is a line of its own, and nothing behind it waits.
 */
async function timeInTurns(
  browser: Browser,
  addresses: { shop: string; floor: string },
  { runs, figures: { faults } }: { runs: number; figures: Figures },
) {
  const seen: { shop: number[]; floor: number[] } = { shop: [], floor: [] };
  for (let run = 0; run < runs; run += 1)
    for (const site of ["shop", "floor"] as const)
      await loadPage(browser, addresses[site], slow4g).then(
        (ms) => seen[site].push(ms),
        (error: unknown) => faults.push(`${addresses[site]}: ${messageOf(error)}`),
      );
  return seen;
}

/** Without what was fetched ahead. */
async function weighScripts(browser: Browser, proxy: Proxy): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const [page, path] of Object.entries(pages)) {
    proxy.takeSent();
    await loadPage(browser, proxy.url + path, null);
    const sent = proxy
      .takeSent()
      .filter(({ type, isPrefetch }) => type.includes("javascript") && !isPrefetch);
    const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
    verdicts[`${page}: scripts, bytes`] = atMost(bytes, scripts.bytes);
    verdicts[`${page}: script files`] = atMost(sent.length, scripts.files);
  }
  return verdicts;
}

/** What each document weighs in brotli with its styles and its head. */
async function weighDocuments(proxy: Proxy): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const path of [...weighed, ...weighedLists]) {
    proxy.takeSent();
    const html = await (await fetch(proxy.url + path)).text();
    for (const [sheet] of html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g))
      await (await fetch(proxy.url + (/href="([^"]+)"/.exec(sheet)?.[1] ?? ""))).text();
    const bytes = proxy.takeSent().reduce((sum, sent) => sum + sent.bytes, 0);
    const cards = html.match(/<article\b/g)?.length ?? 0;
    const ofList = list.bytes + list.aFurtherCard * Math.max(0, cards - list.cards);
    const most = weighedLists.includes(path) ? ofList : window;
    verdicts[`${path}, ${cards} cards: HTML with CSS, bytes`] = atMost(bytes, most);
  }
  return verdicts;
}
