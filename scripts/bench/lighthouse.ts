import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "#scripts/find-browser.ts";
import { measuringProgram } from "#scripts/measuring-program.ts";
import { openBrotliProxy } from "./brotli-proxy.ts";
import type { Section } from "./section.ts";

type Audit = { title: string; score: number | null };
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
const patienceMs = 180_000;
/** Now and then Chromium loses the first of a page, and Lighthouse asks to be run again. */
const mostLost = 2;

/** Lighthouse's four marks of four pages, on its mobile phone with a simulated network. */
export const measureLighthouse: Section = async ({ openShop, folder, runs }, figures) => {
  figures.note = `The best of ${runs} in performance, which depends on what else this machine does; the reports are in ${results}/.`;
  mkdirSync(results, { recursive: true });
  const { url } = await openShop();
  const proxy = await openBrotliProxy(url);
  for (const [name, path] of Object.entries(pages)) {
    const reports: Report[] = [];
    const problems: string[] = [];
    while (reports.length < runs && problems.length <= mostLost)
      await audit(proxy.url + path, join(folder, `${name}-${reports.length}`)).then(
        (report) => reports.push(report),
        (error: { stderr?: string }) => problems.push(String(error.stderr || error).trim()),
      );
    const [best] = reports.sort((a, b) => performanceOf(b) - performanceOf(a));
    const categories = Object.values(best?.categories ?? {});
    const marks = categories.map(({ title, score }) => [title, Math.round(score * 100)]);
    figures.rows[name] = { ...Object.fromEntries(marks), lost: problems.join("; ") };
    if (best) copyFileSync(best.file, join(results, `lighthouse-${name}.html`));
    else figures.faults.push(`${name}: no report: ${problems[0]}`);
    for (const category of categories.filter(({ score }) => score < 1))
      figures.faults.push(`${name}: ${shortfall(category, best!)}`);
  }
  await proxy.close();
};

async function audit(url: string, file: string): Promise<Report> {
  const args = [
    measuringProgram("lighthouse", "cli/index.js"),
    url,
    ...["--quiet", "--output=json", "--output=html", `--output-path=${file}`],
    // A cart is for no search engine.
    ...(url.endsWith(pages.cart) ? ["--skip-audits=is-crawlable"] : []),
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const limits = { maxBuffer: 2 ** 26, timeout: patienceMs };
  await promisify(execFile)(process.execPath, args, { env, ...limits });
  const report = JSON.parse(readFileSync(`${file}.report.json`, "utf8")) as Report;
  return { ...report, file: `${file}.report.html` };
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
