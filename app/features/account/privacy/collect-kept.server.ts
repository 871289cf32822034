// What a customer told the shop and keeps with it, besides orders and reviews.
import { asc, eq } from "drizzle-orm";
import { details, financials, products } from "#db/schema/products.ts";
import { backWishes } from "#db/schema/saved-lists.ts";
import { complaintsBy } from "#app/features/complaints/read-complaints.server.ts";
import { listSaved } from "#app/features/lists/saved/read-lists.server.ts";
import { listStanding } from "#app/features/standing/read-standing.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { type Pack, formatPack } from "#app/values/quantity.ts";

export async function collectKept(context: RequestContext, userId: string) {
  const [sent, lists, standing, wishes] = await Promise.all([
    complaintsBy(context, userId),
    listSaved(context, userId),
    listStanding(context, userId),
    context.read(wishesOf(context, userId)),
  ]);
  return {
    complaints: sent.map(
      ({ number, orderId, reason, wish, text, createdAt, lines, answer, paise }) => ({
        ...{ number, orderId, reason, wish, text, createdAt: formatIndianIso(createdAt) },
        ...{ items: lines.map(itemJson), answer, givenBack: rupeesFromPaise(paise ?? 0) },
      }),
    ),
    savedLists: lists.map(({ name, lines }) => ({ name, items: lines.map(itemJson) })),
    standingOrders: standing.map(({ weekdays, slotFrom, pausedUntil, isActive, lines }) => ({
      ...{ weekdays, slotFrom, pausedUntil, isActive, items: lines.map(itemJson) },
    })),
    toldWhenBack: wishes.map(({ name, brand, ...pack }) => ({
      ...{ name, brand, pack: formatPack(pack) },
    })),
  };
}

function wishesOf({ db }: RequestContext, userId: string) {
  const { quantityMilli, units } = financials;
  return db
    .select({ name: products.name, brand: details.brand, quantityMilli, units })
    .from(backWishes)
    .innerJoin(financials, eq(financials.id, backWishes.financialId))
    .innerJoin(details, eq(details.id, financials.detailId))
    .innerJoin(products, eq(products.id, details.productId))
    .where(eq(backWishes.userId, userId))
    .orderBy(asc(products.name));
}

function itemJson({
  name,
  brand,
  qty,
  ...pack
}: Pack & { name: string; brand: string; qty: number }) {
  return { name, brand, pack: formatPack(pack), qty };
}
