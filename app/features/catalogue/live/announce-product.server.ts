// The room is a loudspeaker: who changed a product neither waits for it nor fails by it.
import { and, asc, eq, gt } from "drizzle-orm";
import { details, financials } from "#db/schema.ts";
import type { ProductUpdate } from "#party/messages.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { rupeesFromPaise } from "#app/values/money.ts";

const roomPath = "/parties/catalogue/live";
const timeoutMs = 3000;

/** Call it once the change is committed: listeners hear the product as it stands then. */
export function announceProduct(context: RequestContext, productId: string): void {
  context.waitUntil(announce(context, productId).catch((error: unknown) => {
    console.error({ event: "room-not-told", productId, problem: error instanceof Error ? error.message : "unknown" });
  }));
}

async function announce({ db, config }: RequestContext, productId: string): Promise<void> {
  const rows = await db.select({
    detailId: details.id, brand: details.brand, financialId: financials.id, quantityMilli: financials.quantityMilli,
    units: financials.units, pricePaise: financials.pricePaise, dpricePaise: financials.dpricePaise,
    discountBasisPoints: financials.discountBasisPoints, countInStock: financials.countInStock,
  }).from(details).innerJoin(financials, and(eq(financials.detailId, details.id), gt(financials.pricePaise, 0)))
    .where(eq(details.productId, productId)).orderBy(asc(details.seq), asc(financials.seq));
  const update: ProductUpdate = { type: "productUpdate", product: { _id: productId, details: detailsOf(rows) } };
  const response = await fetch(config.PARTY_URL + roomPath, {
    method: "POST",
    headers: { "Authorization": `Bearer ${config.PARTY_SECRET}`, "Content-Type": "application/json" },
    body: JSON.stringify(update),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The room answered ${response.status}.`);
}

type PackRow = {
  detailId: string; brand: string; financialId: string; quantityMilli: number; units: string; pricePaise: number;
  dpricePaise: number; discountBasisPoints: number; countInStock: number;
};

/** A pack that vanished, or has no price yet, is not among them. */
function detailsOf(rows: PackRow[]): ProductUpdate["product"]["details"] {
  const byDetail = Map.groupBy(rows, (row) => row.detailId);
  return [...byDetail].map(([_id, packs]) => ({
    _id,
    brand: packs[0]?.brand ?? "",
    financials: packs.map((pack) => ({
      _id: pack.financialId, quantity: pack.quantityMilli / 1000, units: pack.units,
      price: rupeesFromPaise(pack.pricePaise), dprice: rupeesFromPaise(pack.dpricePaise),
      Discount: pack.discountBasisPoints / 100, countInStock: pack.countInStock,
    })),
  }));
}
