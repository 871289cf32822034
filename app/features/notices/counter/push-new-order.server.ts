// The devices of the counter are told of a new order while nobody looks: how much and how many items, nothing of a
// customer's.
import { eq, inArray } from "drizzle-orm";
import { counterPath } from "#app/addresses/side-paths.ts";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { pushToDevices } from "#app/features/notices/devices/push-to-devices.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { rights } from "#app/values/roles.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./push-new-order.words.ts";

/** After that the order has been seen, or its customer has called. */
const lifetimeSeconds = 600;

export async function pushNewOrder(context: RequestContext, orderId: string): Promise<void> {
  const [order] = await context.db
    .select({
      short: orders.short,
      lineCount: orders.lineCount,
      paise: payablePaise().as("payable_paise"),
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  const { short, lineCount, paise } = order;
  await pushToDevices(context, inArray(users.role, [...rights.counter]), () => ({
    title: words.newOrder,
    body: words.amountAndItems(formatPaise(paise), lineCount),
    ...{ tag: short, to: counterPath, lifetimeSeconds },
  }));
}
