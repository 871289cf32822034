import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureCodes } from "./bench/codes/measure-codes.ts";
import { measureLarge } from "./bench/large/measure-large.ts";
import { measureLighthouse } from "./bench/measure-lighthouse.ts";
import { measureLoad } from "./bench/load/measure-load.ts";
import { openBench } from "./bench/open-bench.ts";
import { measurePages } from "./bench/pages/measure-pages.ts";
import { measureReads } from "./bench/reads/measure-reads.ts";
import { measureRoom } from "./bench/room/measure-room.ts";
import { measureSearch } from "./bench/search/measure-search.ts";
import { measureWrites } from "./bench/writes/measure-writes.ts";
import type { Figures, Section } from "./bench/section.ts";

const sections: Record<string, Section> = {
  reads: measureReads,
  search: measureSearch,
  load: measureLoad,
  writes: measureWrites,
  large: measureLarge,
  codes: measureCodes,
  room: measureRoom,
  pages: measurePages,
  lighthouse: measureLighthouse,
};

const names = Object.keys(sections);
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    ...Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }])),
  },
});
const chosen = names.filter((name) => name in values);
const bench = await openBench(Number(values.runs));
const results: Record<string, Figures> = {};
try {
  for (const name of chosen.length > 0 ? chosen : names) results[name] = await measure(name);
} finally {
  await bench.close();
}
report();

async function measure(name: string): Promise<Figures> {
  console.log(`\n${name}`);
  const figures = await sections[name]!(bench);
  if (figures.note) console.log(figures.note);
  if (Object.keys(figures.rows).length > 0) console.table(figures.rows);
  if (figures.verdicts) console.table(figures.verdicts);
  return figures;
}

function report(): void {
  const broken = Object.entries(results).flatMap(([name, figures]) =>
    figures.broken.map((line) => `${name}: ${line}`),
  );
  mkdirSync("bench-results", { recursive: true });
  const file = join("bench-results", `${new Date().toISOString().replaceAll(":", "-")}.json`);
  writeFileSync(file, JSON.stringify(results, null, 2));
  for (const line of broken) console.error(line);
  console.log(
    `${file}: ${broken.length === 0 ? "all bounds are kept" : `${broken.length} bounds are broken`}`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
}
