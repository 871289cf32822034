import { loadavg } from "node:os";
import type { Browser } from "playwright-core";
import { openBrotliProxy } from "#scripts/bench/brotli-proxy.ts";
import type { Bench } from "#scripts/bench/open-bench.ts";
import type { Figures } from "#scripts/bench/section.ts";
import { type Verdict, atMost, brokenOf, exactly } from "#scripts/bench/verdict.ts";
import { openBrowser } from "#scripts/open-browser.ts";
import { runFlows } from "./flows.ts";
import { floorPages, openFloor } from "./floor.ts";
import { type Measured, type SiteName, judge } from "./judge.ts";
import { type Site, loadPage } from "./load-page.ts";
import { type NetworkName, networks } from "./networks.ts";
import { tapProduct } from "./tap-product.ts";
import { type PageName, shopPages, targets } from "./targets.ts";
import { weighDocuments } from "./weigh-documents.ts";

type Sites = Record<SiteName, Site>;

/** Of its scripts above the English ones. */
const mostForHindi = 2 * 1024;

const links: Record<SiteName, string> = { shop: "main article h3 a", floor: "#product" };

/**
 * Every page on a slow phone network, beside a static floor; and what can be done without scripts.
 */
export async function measurePages(bench: Bench): Promise<Figures> {
  const { url } = await bench.openShop();
  const [proxy, floor, browser] = [
    await openBrotliProxy(url),
    await openFloor(),
    await openBrowser(),
  ];
  try {
    const sites: Sites = { shop: proxy, floor: { url: floor.url, takeSent: () => [] } };
    const verdicts = {
      ...(await weighDocuments(proxy)),
      ...judge(await measureAll(browser, sites, bench.runs)),
      ...(await loadLight(browser, proxy)),
      ...(await loadHindi(browser, proxy)),
      ...(await tryFlows(browser, url)),
    };
    return { rows: {}, verdicts, broken: brokenOf(verdicts), note: noteOf(bench.runs) };
  } finally {
    await Promise.allSettled([browser.close(), proxy.close(), floor.close()]);
  }
}

/** Shop and floor take turns, so that what else this machine does falls on both. */
async function measureAll(browser: Browser, sites: Sites, runs: number): Promise<Measured> {
  const measured: Measured = { loads: [], taps: { shop: [], floor: [] } };
  const names = Object.keys(sites) as SiteName[];
  for (let run = 0; run < runs; run += 1) {
    for (const { network, page } of visits()) {
      for (const site of names) {
        const path = site === "floor" ? floorPages[page].path : shopPages[page];
        const visit = { site: sites[site], path, network: networks[network] };
        measured.loads.push({ site, page, network, load: await loadPage(browser, visit) });
      }
    }
    for (const site of names) {
      const tap = { url: sites[site].url, link: links[site], network: networks["Slow 4G"] };
      measured.taps[site].push(await tapProduct(browser, tap));
    }
  }
  return measured;
}

/** Each page on each network that a target names. */
function visits(): { network: NetworkName; page: PageName }[] {
  return (Object.keys(networks) as NetworkName[]).flatMap((network) => {
    const aimed = targets.filter((target) => target.network === network);
    const pages = new Set(aimed.flatMap((target) => target.pages));
    return [...pages].map((page) => ({ network, page }));
  });
}

async function loadLight(browser: Browser, site: Site): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const [page, path] of Object.entries(shopPages)) {
    const visit = { site, path, network: null, headers: { "Save-Data": "on" } };
    const { scriptFiles } = await loadPage(browser, visit);
    verdicts[`${page}: scripts in the light version`] = exactly(scriptFiles, 0);
  }
  return verdicts;
}

/** Beside the same pages in English. */
async function loadHindi(browser: Browser, site: Site): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const page of ["home", "product", "cart"] as const) {
    const visit = { site, path: shopPages[page], network: null };
    const english = await loadPage(browser, visit);
    const hindi = await loadPage(browser, { ...visit, language: "hi" });
    verdicts[`${page} in Hindi: scripts, bytes`] = atMost(
      hindi.scripts,
      english.scripts + mostForHindi,
    );
  }
  return verdicts;
}

async function tryFlows(browser: Browser, shop: string): Promise<Record<string, Verdict>> {
  const verdicts = Object.entries(await runFlows(browser, shop)).map(([flow, problem]) => {
    const verdict: Verdict = {
      seen: problem ?? "done",
      bound: "done",
      met: problem ? "NO" : "yes",
    };
    return [`${flow}, without scripts`, verdict] as const;
  });
  return Object.fromEntries(verdicts);
}

function noteOf(runs: number): string {
  return `Median of ${runs}; × is the ratio to the floor of the same run, milliseconds mean nothing elsewhere (machine load ${(loadavg()[0] ?? 0).toFixed(1)}).
The shop is behind a proxy that compresses as the edge does; the floor is not compressed at all.`;
}
