// Products are put into tax classes many at once: those ticked on the page, or all of a file.
import { sql } from "drizzle-orm";
import { closeEntries, openEntries } from "#app/features/audit/log-rows.server.ts";
import { productState } from "#app/features/audit/states.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { statementsOf } from "#app/platform/database.server.ts";
import { overRows } from "#app/platform/over-rows.ts";

/** A product by its id, a class by its id. */
export type Classed = { productId: string; taxClassId: string };

/** Ids that nobody has are left out. */
export async function classProducts(
  context: RequestContext,
  admin: Customer,
  classed: Classed[],
): Promise<void> {
  await requireConfirmed(context);
  if (classed.length === 0) return;
  const { db, now } = context;
  const about = { kind: "product", state: productState } as const;
  await db.batch(
    statementsOf(db, [
      ...openEntries(
        { ...admin, now },
        { ...about, ids: classed.map(({ productId }) => productId) },
      ),
      ...overRows(
        classed.map(({ productId, taxClassId }) => [productId, taxClassId]),
        (rows) => sql`UPDATE products SET tax_class_id = asked.value ->> 1
          FROM json_each(${rows}) AS asked
          WHERE products.id = asked.value ->> 0 AND asked.value ->> 1 IN (SELECT id FROM tax_classes)`,
      ),
      closeEntries(about),
      sql`DELETE FROM admin_log WHERE before IS after
        AND seq IN (SELECT seq FROM admin_log ORDER BY seq DESC LIMIT ${classed.length})`,
    ]),
  );
}
