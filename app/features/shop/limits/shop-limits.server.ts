// The owner's limits are one row; as long as there is none, the first values hold.
import { getTableColumns, sql } from "drizzle-orm";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type ShopLimits, firstLimits } from "#app/values/shop-limits.ts";
import { shopLimits } from "#db/schema/limits.ts";

export async function getShopLimits(context: RequestContext): Promise<ShopLimits> {
  const { id: _, ...columns } = getTableColumns(shopLimits);
  const [limits] = await context.read(context.db.select(columns).from(shopLimits));
  return limits ?? firstLimits;
}

type ChangedLimits = Omit<ShopLimits, "complaintDays"> & { complaintDays?: number | undefined };

export async function saveShopLimits(
  context: RequestContext,
  limits: ChangedLimits,
): Promise<void> {
  await loggedBatch(
    context,
    { kind: "limits", id: "shop", state },
    {
      saved: context.db
        .insert(shopLimits)
        .values({ id: 1, ...limits })
        .onConflictDoUpdate({ target: shopLimits.id, set: limits }),
    },
  );
}

const state = sql`(SELECT json_object(
    'openOrders', coalesce(max(open_orders), ${firstLimits.openOrders}),
    'openPaise', coalesce(max(open_paise), ${firstLimits.openPaise}),
    'ordersAnHour', coalesce(max(orders_an_hour), ${firstLimits.ordersAnHour}),
    'packsADay', coalesce(max(packs_a_day), ${firstLimits.packsADay}),
    'codesAnHour', coalesce(max(codes_an_hour), ${firstLimits.codesAnHour}),
    'complaintDays', coalesce(max(complaint_days), ${firstLimits.complaintDays}))
  FROM shop_limits)`;
