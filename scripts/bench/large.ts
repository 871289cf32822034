import { seedKhatas } from "#db/seed/many/many-khatas.ts";
import { seedMany } from "#db/seed/many/seed-many.ts";
import { openBindings } from "#scripts/bindings.ts";
import { largeVisits } from "./large-visits.ts";
import { countReads } from "./reads.ts";
import type { Section } from "./section.ts";

const wanted = { products: 10_000, orders: 100_000 };
const khataEntries = 20_000;
const mostRows = 2500;
/** As many wait at the counter. */
const openOrders = 200;
const openNewest = `UPDATE orders
  SET accepted_at = NULL, packed_at = NULL, dispatched_at = NULL, delivered_at = NULL
  WHERE seq > (SELECT max(seq) FROM orders) - ${openOrders}`;

/** What pages cost a shop that has grown. */
export const measureLarge: Section = async (bench, figures) => {
  figures.note = `${wanted.products} products, ${wanted.orders} orders, ${khataEntries} entries of khatas`;
  const state = await bench.takeData();
  const { bindings, close } = await openBindings(state);
  try {
    await seedMany(bindings, wanted);
    await bindings.DB.prepare(openNewest).run();
    await seedKhatas(bindings.DB, khataEntries);
  } finally {
    await close();
  }
  countReads(bench, figures, { list: "large", visits: largeVisits, state, mostRows });
};
