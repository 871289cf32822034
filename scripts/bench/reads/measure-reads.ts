import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "#scripts/bench/section.ts";
import type { Bench } from "#scripts/bench/open-bench.ts";
import { type PageToMeasure, pages } from "#scripts/bench/pages.ts";
import type { PageReads } from "./count-reads.ts";
import { pages as deliveryPages } from "./delivery-pages.ts";
import { seedDelivery } from "./seed-delivery.ts";
import { breaches } from "./read-bounds.ts";

/** What every page reads from the database and writes to it. */
export async function measureReads(bench: Bench): Promise<Figures> {
  const state = await bench.seedData("reads");
  const count = (list: string) =>
    countReads(`scripts/bench/${list}.ts`, state, join(bench.folder, "reads.json"));
  const asSeeded = count("pages");
  await seedDelivery(state);
  const reads = [...asSeeded, ...count("reads/delivery-pages")];
  const rows = reads.map(
    ({ name, status, roundTrips, writeTrips, statements, rowsRead, rowsWritten, cards }) => [
      name,
      {
        status,
        "D1 trips": roundTrips,
        "that write": writeTrips,
        statements,
        "rows read": rowsRead,
        "rows written": rowsWritten,
        cards,
      },
    ],
  );
  return {
    rows: Object.fromEntries(rows),
    broken: brokenBounds([...pages, ...deliveryPages], reads),
  };
}

/** Of the pages that the module lists, one after the other, on the data of that folder. */
export function countReads(list: string, state: string, output: string): PageReads[] {
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(
    process.execPath,
    ["--conditions=worker", "scripts/bench/reads/count-reads.ts", list, state, output],
    { stdio: "inherit", env },
  );
  return JSON.parse(readFileSync(output, "utf8"));
}

export function brokenBounds(measured: PageToMeasure[], reads: PageReads[]): string[] {
  return measured.flatMap((page) => {
    const read = reads.find(({ name }) => name === page.name);
    return read ? breaches(page, read) : [`${page.name}: not measured`];
  });
}
