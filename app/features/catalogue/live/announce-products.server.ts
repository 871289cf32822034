// The room is a loudspeaker: who changed a product neither waits for it nor fails by it.
import { type SQL, and, asc, eq, gt, inArray } from "drizzle-orm";
import { roomPath } from "#party/messages.ts";
import { orderLines } from "#db/schema/orders.ts";
import { details, financials } from "#db/schema/products.ts";
import { type ProductUpdate, type Publication, isTooLarge } from "#party/messages.ts";
import { publish } from "#app/platform/adapters/room.server.ts";
import { packColumns } from "#app/features/catalogue/whole/pack-columns.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { describeError } from "#app/platform/log/log.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import type { PricedPack } from "#app/values/pack.ts";

type Product = ProductUpdate["product"];

/** Call it once the change is committed: listeners hear the products as they stand then. */
export function announceProducts(context: RequestContext, productIds: string[]): void {
  tellRoom(context, oneOf(details.productId, productIds), (found) =>
    productIds.map((_id) => ({ _id, details: found.get(_id) ?? [] })),
  );
}

/** Once stock was taken for these orders, or given back. */
export function announceStockOf(context: RequestContext, orderIds: string[]): void {
  const ordered = context.db
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(oneOf(orderLines.orderId, orderIds));
  tellRoom(context, inArray(details.productId, ordered), (found) =>
    [...found].map(([_id, details]) => ({ _id, details })),
  );
}

function logFailure({ log }: RequestContext): (error: unknown) => void {
  return (error) => log("room-not-told", describeError(error));
}

type Found = Map<string, Product["details"]>;

function tellRoom(context: RequestContext, which: SQL, told: (found: Found) => Product[]): void {
  const publishAll = async () => {
    for (const text of publicationsOf(told(await findDetails(context, which))))
      await publish(context, roomPath, text);
  };
  context.waitUntil(publishAll().catch(logFailure(context)));
}

/** All in one, or in halves of it where that is more than the room reads. */
function publicationsOf(products: Product[]): string[] {
  const [product, ...others] = products;
  if (!product) return [];
  if (others.length === 0) return [textOf({ type: "productUpdate", product })];
  const text = textOf({ type: "productUpdates", products });
  if (!isTooLarge(text)) return [text];
  const middle = Math.ceil(products.length / 2);
  return [...publicationsOf(products.slice(0, middle)), ...publicationsOf(products.slice(middle))];
}

function textOf(publication: Publication): string {
  return JSON.stringify(publication);
}

/** By product; a pack that vanished, or has no price yet, is not among them. */
async function findDetails({ db }: RequestContext, which: SQL): Promise<Found> {
  const rows = await db
    .select({
      productId: details.productId,
      detailId: details.id,
      brand: details.brand,
      ...packColumns,
    })
    .from(details)
    .innerJoin(financials, and(eq(financials.detailId, details.id), gt(financials.pricePaise, 0)))
    .where(which)
    .orderBy(asc(details.seq), asc(financials.seq));
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return new Map([...byProduct].map(([id, packs]) => [id, detailsOf(packs)]));
}

type PackRow = PricedPack & { detailId: string; brand: string };

function detailsOf(rows: PackRow[]): Product["details"] {
  const byDetail = Map.groupBy(rows, (row) => row.detailId);
  return [...byDetail].map(([_id, packs]) => ({
    _id,
    brand: packs[0]?.brand ?? "",
    financials: packs.map((pack) => ({
      _id: pack.financialId,
      quantity: pack.quantityMilli / 1000,
      units: pack.units,
      price: rupeesFromPaise(pack.pricePaise),
      dprice: rupeesFromPaise(pack.dpricePaise),
      Discount: pack.discountBasisPoints / 100,
      countInStock: pack.countInStock,
    })),
  }));
}
