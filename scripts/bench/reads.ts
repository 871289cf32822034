import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visits as deliveryVisits } from "./reads/delivery-visits.ts";
import { seedDelivery } from "./reads/seed-delivery.ts";
import type { Reads, Visit } from "./reads/visit.ts";
import { visits } from "./reads/visits.ts";
import type { Figures, Section } from "./section.ts";

const mostRows = 1000;
const mostTrips = { page: 1, search: 2, write: 3 };

type Counted = { visits: Visit[]; reads: Reads[]; mostRows: number };

/** What every page reads from the database and writes to it. */
export const measureReads: Section = async ({ takeData, folder }, figures) => {
  const state = await takeData();
  const output = join(folder, "reads.json");
  const asSeeded = countReads("scripts/bench/reads/visits.ts", state, output);
  report(figures, { visits, reads: asSeeded, mostRows });
  await seedDelivery(state);
  const reads = countReads("scripts/bench/reads/delivery-visits.ts", state, output);
  report(figures, { visits: deliveryVisits, reads, mostRows });
};

/** Of the visits that the module lists, one after the other, on the data of that folder. */
export function countReads(list: string, state: string, output: string): Reads[] {
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(
    process.execPath,
    ["--conditions=worker", "scripts/bench/reads/count-reads.ts", list, state, output],
    { stdio: "pipe", env },
  );
  return JSON.parse(readFileSync(output, "utf8"));
}

/** A row for each visit, and a line for each bound it breaks. */
export function report(figures: Figures, { visits, reads, mostRows }: Counted): void {
  for (const [at, visit] of visits.entries()) {
    const read = reads[at]!;
    figures.rows[visit.name] = {
      status: read.status,
      "D1 trips": read.trips,
      "that write": read.writeTrips,
      statements: read.statements,
      "rows read": read.rowsRead,
      "rows written": read.rowsWritten,
      cards: read.cards,
      ms: Math.round(read.ms),
    };
    const broken = breaches(visit, read, mostRows + (visit.more ?? 0));
    figures.faults.push(...broken.map((line) => `${visit.name}: ${line}`));
  }
}

function breaches(visit: Visit, read: Reads, mostRows: number): string[] {
  const mostTrips = tripsOf(visit);
  const isAnswered = read.status < 400 || visit.name === "sign in, wrong";
  return [
    ...(isAnswered ? [] : [`answers ${read.status}`]),
    ...(read.trips > mostTrips ? [`${read.trips} trips, ${mostTrips} allowed`] : []),
    ...(read.rowsRead > mostRows ? [`${read.rowsRead} rows read, ${mostRows} allowed`] : []),
    ...read.scans.map((scan) => `reads a whole table: ${scan}`),
  ];
}

function tripsOf({ path, form, trips }: Visit): number {
  if (trips !== undefined) return trips;
  if (form) return mostTrips.write;
  return /^\/(search|suggestions)\b|[?&]query=/.test(path) ? mostTrips.search : mostTrips.page;
}
