import type { Browser } from "playwright-core";
import { openBrowser } from "#scripts/open-browser.ts";
import { openBrotliProxy } from "./brotli-proxy.ts";
import { makeCertificate } from "./certificate.ts";
import { floorPages, openFloor } from "./floor-page.ts";
import { runFlows } from "./flows.ts";
import { loadPage, tapLink } from "./load-page.ts";
import type { Network } from "./phone.ts";
import { type Figures, type Verdict, atMost, exactly, messageOf } from "./report.ts";
import type { Section } from "./section.ts";
import {
  type Measured,
  type SiteName,
  judgeLoads,
  networks,
  shopPages,
  wantedVisits,
} from "./targets.ts";

type Proxy = Awaited<ReturnType<typeof openBrotliProxy>>;
type Sites = Record<Network["protocol"], Record<SiteName, Proxy>>;
type Run = { browser: Browser; sites: Sites; measured: Measured; figures: Figures };

/** One congestion window: what a new connection brings without waiting for an answer. */
const window = 14_600;
const list = { cards: 24, bytes: 17_500, aFurtherCard: 300 };
const weighed = ["/", shopPages.product, shopPages.search, "/search?query=oil", "/cart"];
const weighedLists = [shopPages.category, "/category/all", "/search/atta"];
const links: Record<SiteName, string> = { shop: "main article h3 a", floor: "#product" };
const names: SiteName[] = ["shop", "floor"];

/** Every page on a slow phone network, beside a static floor; and what goes without scripts. */
export const measurePages: Section = async ({ openShop, runs }, figures) => {
  figures.note = `Median of ${runs}; × is the ratio to the floor of the same run, milliseconds mean nothing elsewhere.
The shop is behind a proxy that compresses as the edge does; the floor is not compressed at all.`;
  const { url } = await openShop();
  const { digest, ...certificate } = makeCertificate();
  const proxy = await openBrotliProxy(url);
  const sites = {
    "HTTP/2": await openSites(url, { ...certificate, protocol: "HTTP/2" }),
    "HTTP/1.1": await openSites(url, { ...certificate, protocol: "HTTP/1.1" }),
  };
  const browser = await openBrowser({ trustedKey: digest });
  const measured: Measured = { loads: [], taps: { shop: [], floor: [] } };
  try {
    Object.assign(figures.verdicts, await weighDocuments(proxy));
    for (let run = 0; run < runs; run += 1)
      await measureOnce({ browser, sites, measured, figures });
    Object.assign(figures.verdicts, judgeLoads(measured));
    Object.assign(figures.verdicts, await loadLight(browser, proxy));
    Object.assign(figures.verdicts, await runFlows(browser, url));
  } finally {
    const opened = [browser, proxy, ...Object.values(sites).flatMap(Object.values<Proxy>)];
    await Promise.allSettled(opened.map((one) => one.close()));
  }
};

async function openSites(shop: string, secure: Parameters<typeof openFloor>[0]) {
  const floor = { ...(await openFloor(secure)), takeSent: () => [] };
  return { shop: await openBrotliProxy(shop, secure), floor };
}

/** Shop and floor take turns, so that what else this machine does falls on both. */
async function measureOnce({ browser, sites, measured, figures }: Run): Promise<void> {
  for (const { network, page } of wantedVisits()) {
    for (const name of names) {
      const path = name === "floor" ? floorPages[page].path : shopPages[page];
      const site = sites[networks[network].protocol][name];
      await attempt(figures, `${name}, ${page}, ${network}`, async () => {
        const load = await loadPage(browser, { site, path, network: networks[network] });
        measured.loads.push({ site: name, page, network, load });
      });
    }
  }
  for (const name of names) {
    const { url } = sites["HTTP/2"][name];
    await attempt(figures, `${name}, tap to product`, async () => {
      const tap = { url, link: links[name], network: networks["Slow 4G"] };
      measured.taps[name].push(await tapLink(browser, tap));
    });
  }
}

/** What fails is a line of its own, and nothing behind it waits. */
async function attempt({ faults }: Figures, what: string, act: () => Promise<void>) {
  await act().catch((error: unknown) => faults.push(`${what}: ${messageOf(error)}`));
}

async function loadLight(browser: Browser, site: Proxy): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const [page, path] of Object.entries(shopPages)) {
    const visit = { site, path, network: null, headers: { "Save-Data": "on" } };
    const { scriptFiles } = await loadPage(browser, visit);
    verdicts[`${page}: scripts in the light version`] = exactly(scriptFiles, 0);
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
