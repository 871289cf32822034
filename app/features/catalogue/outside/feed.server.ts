// Each card on show as a shopping engine reads it, with the pack the card opens with.
import { and, eq, gt, sql } from "drizzle-orm";
import { productPath } from "#app/addresses/paths.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { formatPack } from "#app/values/quantity.ts";
import { catalogue } from "#db/schema/catalogue.ts";
import { cards } from "#db/schema/cards.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import { xmlElements, xmlProlog } from "./xml.ts";

/** Changes with every write to the catalogue. */
export async function feedVersion({ db, read }: RequestContext): Promise<number> {
  const rows = await read(
    db.select({ version: catalogue.version }).from(catalogue).where(eq(catalogue.id, 1)),
  );
  return rows[0]?.version ?? 0;
}

const cardsAtOnce = 1000;

/** Written while it is read, however many goods there are. */
export async function* feedLines(context: RequestContext, origin: string): AsyncGenerator<string> {
  const channel = xmlElements({ title: "Kirana", link: origin, description: "All products" });
  yield `${xmlProlog}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}\n`;
  for await (const items of listItems(context))
    yield items.map((item) => `<item>${itemXml(item, origin)}</item>\n`).join("");
  yield "</channel></rss>";
}

type Item = Omit<Awaited<ReturnType<typeof selectItems>>[number], "packs"> & PricedPack;

/** By age, from the last one on. */
async function* listItems(context: RequestContext): AsyncGenerator<Item[]> {
  for (let after = 0; ;) {
    const rows = await context.read(selectItems(context, after));
    yield rows.flatMap(({ packs: [pack], ...item }) => (pack ? [{ ...item, ...pack }] : []));
    const last = rows.at(-1);
    if (!last || rows.length < cardsAtOnce) return;
    after = last.seq;
  }
}

function selectItems({ db }: RequestContext, after: number) {
  return db
    .select({
      seq: cards.seq,
      id: cards.id,
      slug: cards.slug,
      name: cards.name,
      brand: cards.brand,
      category: cardColumns().category,
      image: cards.image,
      packs: cardColumns().packs,
    })
    .from(cards)
    .where(and(gt(cards.seq, after), sql`+shelf > 0`))
    .orderBy(cards.seq)
    .limit(cardsAtOnce);
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
