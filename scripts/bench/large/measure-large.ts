import { join } from "node:path";
import { seedMany } from "#db/seed/many/seed-many.ts";
import { seedKhatas } from "#db/seed/many/many-khatas.ts";
import { openBindings } from "#scripts/bindings.ts";
import type { Bench } from "#scripts/bench/open-bench.ts";
import { brokenBounds, countReads } from "#scripts/bench/reads/measure-reads.ts";
import type { Figures } from "#scripts/bench/section.ts";
import { pages } from "./pages.ts";

const wanted = { products: 10_000, orders: 100_000 };
const khataEntries = 20_000;

/** As many wait at the counter. */
const openOrders = 200;

async function openNewest(d1: D1Database): Promise<void> {
  await d1
    .prepare(
      `UPDATE orders SET accepted_at = NULL, packed_at = NULL, dispatched_at = NULL, delivered_at = NULL
      WHERE seq > (SELECT max(seq) FROM orders) - ?`,
    )
    .bind(openOrders)
    .run();
}

/** What the owner's pages cost a shop that has grown. */
export async function measureLarge(bench: Bench): Promise<Figures> {
  const state = await bench.seedData("large");
  const { bindings, close } = await openBindings(state);
  try {
    await seedMany(bindings, wanted);
    await openNewest(bindings.DB);
    await seedKhatas(bindings.DB, khataEntries);
  } finally {
    await close();
  }
  const reads = countReads("scripts/bench/large/pages.ts", state, join(bench.folder, "large.json"));
  const rows = reads.map(({ name, status, ms, roundTrips, statements, rowsRead, rowsWritten }) => [
    name,
    {
      status,
      "D1 trips": roundTrips,
      statements,
      "rows read": rowsRead,
      "rows written": rowsWritten,
      ms: ms.toFixed(0),
    },
  ]);
  return {
    rows: Object.fromEntries(rows),
    broken: brokenBounds(pages, reads),
    note: `${wanted.products} products, ${wanted.orders} orders, ${khataEntries} entries of khatas`,
  };
}
