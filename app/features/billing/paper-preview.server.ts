// The paper that an order of one pack would get now: made as papers are, from the same settings, and kept nowhere.
import { and, desc, eq, lte, or, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";
import type { Paise } from "#app/values/money.ts";
import type { Pack } from "#app/values/quantity.ts";
import { deliveryClass } from "#app/values/tax.ts";
import { products } from "#db/schema/products.ts";
import { taxClasses, taxRates } from "#db/schema/tax.ts";
import {
  type DocumentFacts,
  type DocumentLine,
  type Supplier,
  factsOf,
} from "./issued-document.ts";
import { getSeller } from "./seller.server.ts";
import { getTaxSettings } from "./tax/tax-settings.server.ts";

type Sold = Pack & { productId: string; name: string; brand: string; dpricePaise: Paise };
type Previewed = { pack: Sold; qty: number; offerPaise: Paise; shippingPaise: Paise };
export type PaperPreview = Pick<DocumentFacts, "title" | "groups" | "payablePaise"> & {
  supplier: Supplier;
  lines: DocumentLine[];
  roundOffPaise: Paise;
};

export async function previewPaper(
  context: RequestContext,
  { pack, qty, offerPaise, shippingPaise }: Previewed,
): Promise<PaperPreview> {
  const [seller, settings, goods, delivery] = await Promise.all([
    getSeller(context),
    getTaxSettings(context),
    classNow(context, pack.productId),
    classNow(context, deliveryClass),
  ]);
  const { regime, state, hsnDigits, isRounded } = settings;
  const shown = ({ hsn, basisPoints }: ClassNow) => ({
    hsn: regime === "composition" || regime === "regular" ? hsn : "",
    basisPoints: regime === "regular" ? basisPoints : null,
  });
  const { name, brand, quantityMilli, units, dpricePaise: pricePaise } = pack;
  const amountPaise = qty * pricePaise - offerPaise;
  const sold = { name, brand, quantityMilli, units, qty, pricePaise, amountPaise, offerPaise };
  const brought = {
    ...{ name: "Delivery", brand: "", quantityMilli: 0, units: "", qty: 1 },
    ...{ pricePaise: shippingPaise, amountPaise: shippingPaise },
  };
  const lines = [
    { ...sold, ...shown(goods) },
    ...(shippingPaise > 0 ? [{ ...brought, ...shown(delivery) }] : []),
  ];
  const grossPaise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const roundOffPaise = isRounded ? Math.floor((grossPaise + 50) / 100) * 100 - grossPaise : 0;
  const supplier = { ...seller, state, hsnDigits };
  const { title, groups, payablePaise } = factsOf({
    ...{ number: "", ofNumber: null, issuedAt: context.now, regime },
    ...{ supplier, lines, grossPaise, roundOffPaise },
  });
  return { supplier, lines, roundOffPaise, title, groups, payablePaise };
}

type ClassNow = { hsn: string; basisPoints: number | null };

/** Of a product, or a class by its own id; without one there is nothing to show. */
async function classNow({ db, read, now }: RequestContext, id: string): Promise<ClassNow> {
  const today = indianDay(now);
  const ofProduct = db
    .select({ id: products.taxClassId })
    .from(products)
    .where(eq(products.id, id));
  const [found] = await read(
    db
      .select({ hsn: taxClasses.hsn, basisPoints: taxRates.basisPoints })
      .from(taxClasses)
      .leftJoin(
        taxRates,
        and(eq(taxRates.taxClassId, taxClasses.id), lte(taxRates.validFrom, today)),
      )
      .where(or(eq(taxClasses.id, id), eq(taxClasses.id, sql`(${ofProduct})`)))
      .orderBy(desc(taxRates.validFrom))
      .limit(1),
  );
  return found ?? { hsn: "", basisPoints: null };
}
