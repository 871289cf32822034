import { join } from "node:path";
import { seedKhatas } from "#db/seed/many/many-khatas.ts";
import { seedMany } from "#db/seed/many/seed-many.ts";
import { openBindings } from "#scripts/bindings.ts";
import { countReads, report } from "./reads.ts";
import { visits } from "./reads/large-visits.ts";
import type { Section } from "./section.ts";

const wanted = { products: 10_000, orders: 100_000 };
const khataEntries = 20_000;
/** As many wait at the counter. */
const openOrders = 200;
const mostRows = 2500;

/** What pages cost a shop that has grown. */
export const measureLarge: Section = async ({ takeData, folder }, figures) => {
  figures.note = `${wanted.products} products, ${wanted.orders} orders, ${khataEntries} entries of khatas`;
  const state = await takeData();
  const { bindings, close } = await openBindings(state);
  try {
    await seedMany(bindings, wanted);
    await openNewest(bindings.DB);
    await seedKhatas(bindings.DB, khataEntries);
  } finally {
    await close();
  }
  const output = join(folder, "large.json");
  const reads = countReads("scripts/bench/reads/large-visits.ts", state, output);
  report(figures, { visits, reads, mostRows });
};

async function openNewest(d1: D1Database): Promise<void> {
  await d1
    .prepare(
      `UPDATE orders SET accepted_at = NULL, packed_at = NULL, dispatched_at = NULL, delivered_at = NULL
      WHERE seq > (SELECT max(seq) FROM orders) - ?`,
    )
    .bind(openOrders)
    .run();
}
