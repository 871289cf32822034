import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureCheckout, measureCode } from "./bench/code.ts";
import { measureLarge } from "./bench/large.ts";
import { measureLoad } from "./bench/load.ts";
import { measurePages } from "./bench/pages.ts";
import { measureReads } from "./bench/reads.ts";
import { linesOf, measureSections } from "./bench/report.ts";
import { measureSearch } from "./bench/search.ts";
import { openBench } from "./bench/section.ts";
import { measureWrites } from "./bench/writes.ts";

const sections = {
  code: measureCode,
  reads: measureReads,
  search: measureSearch,
  load: measureLoad,
  writes: measureWrites,
  large: measureLarge,
  pages: measurePages,
  checkout: measureCheckout,
};

const names = Object.keys(sections) as (keyof typeof sections)[];
const choices = Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }]));
const { values } = parseArgs({ options: { runs: { type: "string", default: "3" }, ...choices } });
const asked = names.filter((name) => name in values);

const { measure, close } = openBench(Number(values.runs));
const results = await measureSections(
  Object.fromEntries(
    (asked.length > 0 ? asked : names).map((name) => [
      name,
      (figures) => measure(name, sections[name], figures),
    ]),
  ),
);
close();

const lines = linesOf(results);
mkdirSync("bench-results", { recursive: true });
const file = join("bench-results", `${new Date().toISOString().replaceAll(":", "-")}.json`);
writeFileSync(file, JSON.stringify(results, null, 2));
console.log();
for (const line of lines) console.error(line);
console.log(`${file}: ${lines.length === 0 ? "all is kept" : `${lines.length} lines are red`}`);
process.exit(lines.length > 0 ? 1 : 0);
