import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "#scripts/find-browser.ts";
import { openBrotliProxy } from "./brotli-proxy.ts";
import type { Bench } from "./open-bench.ts";
import type { Figures } from "./section.ts";

type Audit = { id: string; title: string; score: number | null };
type Category = { title: string; score: number; auditRefs: { id: string; weight: number }[] };
type Report = { file: string; categories: Record<string, Category>; audits: Record<string, Audit> };

const pages = {
  home: "/",
  category: "/category/Flours",
  product: "/product/chakki-fresh-atta",
  cart: "/cart",
};
const flags =
  "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync";
const results = "bench-results";

/**
 * Lighthouse's four marks of the pages a shopper sees most, on its mobile phone with a simulated
 * network.
 */
export async function measureLighthouse(bench: Bench): Promise<Figures> {
  const { url } = await bench.openShop();
  const proxy = await openBrotliProxy(url);
  const figures: Figures = {
    rows: {},
    broken: [],
    note: `The best of ${bench.runs} in performance, which depends on what else this machine does; the reports are in ${results}/.`,
  };
  mkdirSync(results, { recursive: true });
  for (const [name, path] of Object.entries(pages)) {
    const reports: Report[] = [];
    for (let run = 0; run < bench.runs; run += 1)
      reports.push(await audit(proxy.url + path, join(bench.folder, `${name}-${run}`)));
    const best = reports.sort((a, b) => performanceOf(b) - performanceOf(a))[0]!;
    copyFileSync(best.file, join(results, `lighthouse-${name}.html`));
    figures.rows[name] = Object.fromEntries(
      Object.values(best.categories).map(({ title, score }) => [title, Math.round(score * 100)]),
    );
    figures.broken.push(
      ...Object.values(best.categories)
        .filter(({ score }) => score < 1)
        .map((category) => `${name}: ${shortfall(category, best)}`),
    );
  }
  await proxy.close();
  return figures;
}

async function audit(url: string, file: string): Promise<Report> {
  const args = [
    "node_modules/lighthouse/cli/index.js",
    url,
    "--quiet",
    "--output=json",
    "--output=html",
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ];
  await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 2 ** 26,
  });
  return {
    ...(JSON.parse(readFileSync(`${file}.report.json`, "utf8")) as Omit<Report, "file">),
    file: `${file}.report.html`,
  };
}

function performanceOf({ categories }: Report): number {
  return categories.performance?.score ?? 0;
}

/** The mark, and what kept it from 100. */
function shortfall({ title, score, auditRefs }: Category, { audits }: Report): string {
  const failed = auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title);
  return `${title} ${Math.round(score * 100)}: ${failed.join(", ")}`;
}
