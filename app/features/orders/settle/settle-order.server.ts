// Packing says what of each line was packed, or what went in its place: what is owed, refunded and
// printed follows, and the order's lines stay as they were ordered. The caller has made sure that
// an admin asks.
import { eq } from "drizzle-orm";
import { orderChanges } from "#db/schema/order-changes.ts";
import { orderLines } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { orderState } from "#app/features/audit/states.server.ts";
import {
  announceProducts,
  announceStockOf,
} from "#app/features/catalogue/live/announce-products.server.ts";
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import { standingChange } from "#app/features/orders/held-packs.server.ts";
import { packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { words } from "#app/features/orders/progress/refusals.words.ts";
import {
  type StepOutcome,
  isCancelled,
  noOrder,
  notPaid,
  refusedStep,
} from "#app/features/orders/progress/step-outcome.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { tellCustomer } from "#app/features/notices/tell-customer.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { type SettlementPlan, planSettlement } from "./plan-settlement.ts";
import type { SettledLine } from "./settle.schema.ts";
import { settleStatements } from "./settle-statements.server.ts";

export type SettleOutcome =
  StepOutcome | (Extract<SettlementPlan, { ok: false }> & { reason: "invalid" });

const otherwise = () => refusedStep("settled-otherwise", words.settledOtherwise);

export async function settleOrder(
  context: RequestContext,
  orderId: string,
  asked: SettledLine[],
): Promise<SettleOutcome> {
  if (!isId(orderId)) return noOrder();
  const { financialId, qty } = orderLines;
  const ordered = await context.read(
    context.db.select({ financialId, qty }).from(orderLines).where(eq(orderLines.orderId, orderId)),
  );
  if (ordered.length === 0) return noOrder();
  const plan = planSettlement(ordered, asked);
  if (!plan.ok) return { ...plan, reason: "invalid" };
  try {
    return await write(context, orderId, plan.lines);
  } catch (error) {
    if (!["financials_stock", "order_change_lines_swap"].includes(refusedBy(error) ?? ""))
      throw error;
    return refusedStep("swap-gone", words.swapGone);
  }
}

async function write(
  context: RequestContext,
  orderId: string,
  lines: SettledLine[],
): Promise<StepOutcome> {
  const changeId = newId();
  const digest = await sha256Hex(JSON.stringify(lines));
  if (lines.length === 0) {
    const packed = await packOrder(context, orderId);
    return packed.ok && (await getStanding(context, orderId)) !== null ? otherwise() : packed;
  }
  const {
    settled,
    order: [order],
  } = await loggedBatch(
    context,
    { kind: "order", id: orderId, state: orderState },
    settleStatements(context, { orderId, changeId, digest, lines }),
  );
  if (!order) return noOrder();
  if (settled[0]) {
    announce(context, orderId, lines);
    tellCounter(context, "orderChanged", orderId);
    if (settled[0].cancelledAt !== null)
      tellCustomer(context, { ...settled[0], event: "cancelled" });
    return { ok: true };
  }
  if (order.asked === digest) return { ok: true };
  if (order.cancelledAt !== null) return isCancelled();
  return order.packedAt === null ? notPaid() : otherwise();
}

async function getStanding({ db }: RequestContext, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(eq(orderChanges.id, standingChange(orderId)));
  return row?.id ?? null;
}

/** Shelves that were counted, and packs that went in another's place. */
function announce(context: RequestContext, orderId: string, lines: SettledLine[]): void {
  announceStockOf(context, [orderId]);
  const swaps = lines.flatMap(({ swap }) => swap?.financialId ?? []);
  if (swaps.length === 0) return;
  const products = getPacks(context, swaps).then((packs) =>
    announceProducts(context, [...new Set(packs.map(({ productId }) => productId))]),
  );
  context.waitUntil(products);
}
