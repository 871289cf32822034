import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { openBindings } from "#scripts/bindings.ts";
import type { Reads } from "./count-reads.ts";
import type { Figures } from "./report.ts";
import type { Bench, Section } from "./section.ts";
import { type Visit, deliveryVisits, shopVisits } from "./visits.ts";

const mostRows = 1000;
const mostTrips = { page: 1, search: 2, write: 3 };
/** Where each delivery has an area and a window. */
const kept = { areas: 300, days: 14, hours: [8, 12, 16, 18] };

type Counted = { list: string; visits: Visit[]; state: string; mostRows: number };

/** What every page reads from the database and writes to it. */
export const measureReads: Section = async (bench, figures) => {
  const state = await bench.takeData();
  countReads(bench, figures, { list: "shop", visits: shopVisits, state, mostRows });
  await seedDelivery(state);
  countReads(bench, figures, { list: "delivery", visits: deliveryVisits, state, mostRows });
};

/** A row for each visit of that list, one after the other, and a line for each bound it breaks. */
export function countReads({ folder }: Bench, figures: Figures, counted: Counted): void {
  const output = join(folder, "reads.json");
  const program = ["--conditions=worker", join(import.meta.dirname, "count-reads.ts")];
  execFileSync(process.execPath, [...program, counted.list, counted.state, output], {
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const reads = JSON.parse(readFileSync(output, "utf8")) as Reads[];
  for (const [at, visit] of counted.visits.entries()) {
    const { scans: _, ms, ...counts } = reads[at]!;
    figures.rows[visit.name] = { ...counts, ms: Math.round(ms) };
    const broken = breaches(visit, reads[at]!, counted.mostRows + (visit.more ?? 0));
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

/** The addresses of the seed are among the areas; some windows are full. */
async function seedDelivery(state: string): Promise<void> {
  const { bindings, close } = await openBindings(state);
  const tomorrow = laterDay(indianDay(Date.now()), 1);
  const days = Array.from({ length: kept.days }, (_, ahead) => laterDay(tomorrow, ahead));
  const windows = days.flatMap((day) =>
    kept.hours.map((hour) => [day, startOfIndianDay(day) + hour * 3_600_000]),
  );
  const areas = Array.from({ length: kept.areas }, (_, at) => 560_001 + at);
  const statements = {
    [`INSERT INTO service_areas (postal_code, is_active, fee_paise, free_from_paise, minimum_paise)
      SELECT value, 1, 2500, 49900, 0 FROM json_each(?1)`]: areas,
    [`INSERT INTO delivery_slots (id, day, from_at, to_at, cutoff_at, capacity, taken, fee_paise)
      SELECT lower(hex(randomblob(8))), value ->> 0, value ->> 1, (value ->> 1) + 7200000,
        value ->> 1, 8, iif(key % 3, 2, 8), 1000 FROM json_each(?1)`]: windows,
  };
  try {
    for (const [sql, rows] of Object.entries(statements))
      await bindings.DB.prepare(sql).bind(JSON.stringify(rows)).run();
  } finally {
    await close();
  }
}
