// Each card on show as a shopping engine reads it, with the pack the card opens with.
import { eq, sql } from "drizzle-orm";
import { productPath } from "#app/addresses.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { categoryNameOf } from "#app/features/catalogue/listing/category-names.ts";
import { catalogue } from "#db/schema/catalogue.ts";
import { details, financials, products } from "#db/schema/products.ts";
import { xmlElements } from "./xml.ts";

/** Changes with every write to the catalogue. */
export async function feedVersion({ db, read }: RequestContext): Promise<number> {
  const rows = await read(db.select({ version: catalogue.version }).from(catalogue));
  return rows[0]?.version ?? 0;
}

export async function makeFeed(context: RequestContext, origin: string): Promise<string> {
  const items = (await listItems(context)).map((item) => `<item>${itemXml(item, origin)}</item>`);
  const channel = xmlElements({ title: "Kirana", link: origin, description: "All products" });
  return `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}
${items.join("\n")}</channel></rss>`;
}

type Item = Awaited<ReturnType<typeof listItems>>[number];

function listItems(context: RequestContext) {
  return context.read(
    context.db
      .select({
        id: details.id,
        slug: products.slug,
        name: products.name,
        brand: details.brand,
        category: sql`${details.categoryId}`.mapWith(categoryNameOf).as("category"),
        image: details.image,
        pricePaise: financials.pricePaise,
        dpricePaise: financials.dpricePaise,
        quantityMilli: financials.quantityMilli,
        units: financials.units,
        countInStock: financials.countInStock,
      })
      .from(details)
      .innerJoin(products, eq(products.id, details.productId))
      .innerJoin(
        financials,
        sql`${financials.seq} = (SELECT min(seq) FROM financials WHERE detail_id = ${details.id} AND price_paise > 0)`,
      )
      .where(sql`${details.shelf} > 0`)
      .orderBy(details.shelf, details.seq),
  );
}

const weighed = /^(kg|g|l|ml)$/;

function itemXml(item: Item, origin: string): string {
  const rupees = (paise: number) => `${formatRupeesPlain(paise)} INR`;
  const pack = formatPack(item);
  const isMeasured = item.quantityMilli > 0 && weighed.test(item.units);
  return xmlElements({
    "g:id": item.id,
    "g:title": `${cardTitle(item)} ${pack}`,
    "g:description": `${cardTitle(item)}, ${pack}. ${item.category} from your neighbourhood kirana.`,
    "g:link": `${origin}${productPath(item.slug)}?brand=${item.id}`,
    "g:image_link": item.image ? new URL(item.image, origin).href : "",
    "g:price": rupees(item.pricePaise),
    "g:sale_price": item.dpricePaise < item.pricePaise ? rupees(item.dpricePaise) : "",
    "g:availability": item.countInStock > 0 ? "in_stock" : "out_of_stock",
    "g:condition": "new",
    "g:brand": item.brand,
    "g:product_type": item.category,
    "g:unit_pricing_measure": isMeasured ? pack : "",
    "g:unit_pricing_base_measure": isMeasured ? `1 ${/g$/.test(item.units) ? "kg" : "l"}` : "",
    "g:identifier_exists": "no",
  });
}
