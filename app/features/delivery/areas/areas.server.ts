// The areas the shop delivers to are the owner's alone: every change of them is logged in its own
// batch.
import { type SQL, eq, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Statements, insertFrom, jsonRows } from "#app/platform/statements.server.ts";
import { serviceAreas } from "#db/schema/delivery.ts";
import type { AreaFields } from "./area.schema.ts";

export type KeptArea = typeof serviceAreas.$inferSelect;

export function listAreas({ db, read }: RequestContext): Promise<KeptArea[]> {
  return read(db.select().from(serviceAreas).orderBy(serviceAreas.postalCode));
}

/** Made or changed; one that was switched off is served again. */
export async function saveArea(context: RequestContext, area: AreaFields): Promise<void> {
  const { postalCode, ...row } = rowOf(area);
  await logged(context, postalCode, {
    saved: context.db
      .insert(serviceAreas)
      .values({ postalCode, ...row })
      .onConflictDoUpdate({ target: serviceAreas.postalCode, set: { ...row, isActive: true } }),
    version: raiseVersion(context.db),
  });
}

/** False for a code that is not kept. */
export async function switchArea(
  context: RequestContext,
  { postalCode, isActive }: { postalCode: string; isActive: boolean },
): Promise<boolean> {
  const { switched } = await logged(context, postalCode, {
    switched: context.db
      .update(serviceAreas)
      .set({ isActive })
      .where(eq(serviceAreas.postalCode, postalCode))
      .returning({ postalCode: serviceAreas.postalCode }),
    version: raiseVersion(context.db),
  });
  return switched.length > 0;
}

/** False for a code that is not kept. */
export async function removeArea(context: RequestContext, postalCode: string): Promise<boolean> {
  const { removed } = await logged(context, postalCode, {
    removed: context.db
      .delete(serviceAreas)
      .where(eq(serviceAreas.postalCode, postalCode))
      .returning({ postalCode: serviceAreas.postalCode }),
    version: raiseVersion(context.db),
  });
  return removed.length > 0;
}

/** The whole list at once; what is not in it goes, and what was switched off stays so. */
export async function replaceAreas(context: RequestContext, areas: AreaFields[]): Promise<void> {
  const rows = jsonRows("area", areas.map(rowOf));
  const all = sql`(SELECT json_object('what', 'All areas', 'areas', count(*), 'feePaise', sum(fee_paise),
    'freeFromPaise', sum(free_from_paise), 'minimumPaise', sum(minimum_paise)) FROM service_areas)`;
  const { db } = context;
  const listed = db.select({ postalCode: rows.of("postalCode") }).from(rows.from);
  const { feePaise, freeFromPaise, minimumPaise } = alias(serviceAreas, "excluded");
  await loggedBatch(
    context,
    { kind: "delivery", id: "areas", state: all },
    {
      dropped: db.delete(serviceAreas).where(notInArray(serviceAreas.postalCode, listed)),
      versionWithout: raiseVersion(db),
      saved: insertFrom(db, serviceAreas, {
        columns: {
          postalCode: rows.of("postalCode"),
          feePaise: rows.of("feePaise"),
          freeFromPaise: rows.of("freeFromPaise"),
          minimumPaise: rows.of("minimumPaise"),
        },
        from: sql`FROM ${rows.from} WHERE true`,
      }).onConflictDoUpdate({
        target: serviceAreas.postalCode,
        set: { feePaise, freeFromPaise, minimumPaise },
      }),
      version: raiseVersion(db),
    },
  );
}

function rowOf({ postalCode, fee, freeFrom, minimum }: AreaFields) {
  return { postalCode, feePaise: fee, freeFromPaise: freeFrom, minimumPaise: minimum };
}

const areaState: SQL = sql`(SELECT json_object('what', 'Area ' || postal_code, 'feePaise', fee_paise, 'freeFromPaise', free_from_paise,
  'minimumPaise', minimum_paise, 'isActive', is_active) FROM service_areas WHERE postal_code = subject_id)`;

function logged<S extends Statements>(context: RequestContext, id: string, statements: S) {
  return loggedBatch(context, { kind: "delivery", id, state: areaState }, statements);
}
