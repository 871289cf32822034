import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "#scripts/find-browser.ts";

export type Net = "slow4g" | "slow4g-link" | "slow3g-link";
type Timed = "fcp" | "lcp" | "vis" | "tbt" | "cls" | "total";
export type Stat = { median: number; min: number };
export type Load = {
  net: string;
  site: string;
  page: string;
  errors: number;
  bytes: Record<string, number>;
  total: Stat;
  /** Of its HTML, what the page itself weighs; the rest are pages fetched ahead. NaN where nobody counted. */
  ownHtml: number;
} & Record<Timed, Stat>;
export type Metric = Timed | ((load: Load) => number);
export type Tap = { net: string; site: string; ms: Stat | null };
type Flows = {
  site: string;
  content: Record<string, boolean>;
  flows: Record<string, { ok: boolean; at?: string; why?: string }>;
};
export type Measured = {
  summary: Load[];
  softNav: Tap[];
  noJs: Flows[];
  meta: { loadavg: number[] };
};

const site = JSON.parse(readFileSync("scripts/bench/site.json", "utf8")) as {
  pages: Record<string, { path: string }>;
};

export function pathOf(page: string): string {
  return site.pages[page]?.path ?? "";
}

/** Where the measuring instrument lies, beside the project; null where it does not. */
export function findInstrument(): string | null {
  const folder = resolve(process.env.MEASURE_DIR || "../shared/measure");
  return existsSync(join(folder, "measure.mjs")) ? folder : null;
}

/** Runs a copy of it that finds this project's packages; the sites take turns with its floor. */
export async function runInstrument(
  instrument: string,
  { sites, args }: { sites: { name: string; url: string }[]; args: string[] },
): Promise<Measured> {
  const copy = resolve("node_modules/.cache/measure");
  rmSync(copy, { recursive: true, force: true });
  cpSync(instrument, copy, {
    recursive: true,
    filter: (path) => !path.includes("node_modules", instrument.length),
  });
  const files = sites.flatMap(({ name, url }) => {
    const file = join(copy, `${name}.json`);
    writeFileSync(file, JSON.stringify({ ...site, name }));
    return [url, file];
  });
  const output = join(copy, "measured.json");
  const run = promisify(execFile)(
    process.execPath,
    [join(copy, "measure.mjs"), "--out", output, ...args, ...files],
    {
      env: { ...process.env, CHROMIUM: findBrowser() },
      maxBuffer: 2 ** 26,
    },
  );
  run.child.stderr?.pipe(process.stderr);
  await run;
  return JSON.parse(readFileSync(output, "utf8"));
}
