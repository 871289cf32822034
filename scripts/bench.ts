import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reads } from "./bench/count-reads.ts";
import { breaches, type Measured } from "./bench/bounds.ts";
import { requestsPerSecond, timeToFirstByte } from "./bench/load.ts";
import { type PageToMeasure, pages } from "./bench/pages.ts";
import { weigh } from "./bench/weights.ts";
import { copyBuild } from "./built-copy.ts";
import { prepareData, runAll } from "./run.ts";
import { dataFolder, freePort } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "kirana-bench-"));
const settings = { folder, port: await freePort(), partyPort: await freePort(), sandboxPort: await freePort() };
await copyBuild(join(folder, "built"));
await prepareData(dataFolder(settings));
const reads = countReads();
const shop = await runAll(settings);
const cookie = await fillCart(reads.packs);
const measured: Measured[] = [];
for (const page of pages) {
  const read = reads.pages.find(({ name }) => name === page.name);
  if (read) measured.push({ page, read, ...(page.isLoadTested ? await measureServed(page, read.path) : {}) });
}
await shop.close();
rmSync(folder, { recursive: true, force: true });
report();

function countReads(): Reads {
  const output = join(folder, "reads.json");
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, ["--conditions=worker", "scripts/bench/count-reads.ts", dataFolder(settings), output], { stdio: "inherit", env });
  return JSON.parse(readFileSync(output, "utf8"));
}

async function fillCart(packs: string[]): Promise<string> {
  let jar = "";
  for (const financialId of packs) {
    const body = new URLSearchParams({ financialId, qty: "1" });
    const response = await fetch(`${shop.shop.url}/cart/add`, { method: "POST", body, redirect: "manual", headers: { Cookie: jar } });
    jar = response.headers.getSetCookie().find((line) => line.startsWith("cart="))?.split(";")[0] ?? jar;
  }
  return jar;
}

async function measureServed({ actor }: PageToMeasure, path: string) {
  const jar = actor === "visitor" ? "" : cookie;
  const url = shop.shop.url + path;
  const weights = await weigh(shop.shop.url, path, jar);
  return { weights, ttfbMs: await timeToFirstByte(url, jar), load: await requestsPerSecond(url, jar) };
}

function report(): void {
  const rows = measured.map(({ page, read, weights, ttfbMs, load }) => ({
    page: page.name, status: read.status, "D1 trips": read.roundTrips, statements: read.statements, "rows read": read.rowsRead,
    "rows written": read.rowsWritten, cards: read.cards, "HTML B": weights?.html ?? "", "CSS B": weights?.css ?? "", "scripts B": weights?.scripts ?? "",
    "TTFB ms": ttfbMs?.toFixed(1) ?? "", "req/s": load?.perSecond ?? "",
  }));
  console.table(Object.fromEntries(rows.map(({ page, ...figures }) => [page, figures])));
  const broken = measured.flatMap(breaches);
  mkdirSync("bench-results", { recursive: true });
  const file = join("bench-results", `${new Date().toISOString().replaceAll(":", "-")}.json`);
  writeFileSync(file, JSON.stringify({ rows, broken }, null, 2));
  for (const line of broken) console.error(line);
  console.log(`${file}: ${broken.length === 0 ? "all bounds are kept" : `${broken.length} bounds are broken`}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
