// What a search engine may show: pages of the shop window, one address a product; drafts are no
// pages.
import { and, eq, gt, lte, max } from "drizzle-orm";
import {
  allProductsPath,
  categoryPath,
  homePath,
  productPath,
  sitemapPartPath,
} from "#app/addresses/paths.ts";
import { isAnyShown } from "#app/features/catalogue/cards/cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cards } from "#db/schema/cards.ts";
import { categories } from "#db/schema/catalogue.ts";
import { products } from "#db/schema/products.ts";

const productsPerPart = 5000;
const pagesPart = "pages.xml";

/** The parts' addresses; products are split by their sequence, so that a part is one scan. */
export async function listSitemaps(context: RequestContext): Promise<string[]> {
  const rows = await context.read(
    context.db.select({ last: max(products.seq).as("last") }).from(products),
  );
  const parts = Math.ceil((rows[0]?.last ?? 0) / productsPerPart);
  const names = Array.from({ length: parts }, (_, at) => `products-${at + 1}.xml`);
  return [pagesPart, ...names].map(sitemapPartPath);
}

/** The addresses of one part; null where there is none. */
export async function listSitemapPart(
  context: RequestContext,
  part: string,
): Promise<string[] | null> {
  if (part === pagesPart) return listPages(context);
  const number = Number(/^products-([1-9]\d{0,3})\.xml$/.exec(part)?.[1]);
  if (!Number.isInteger(number)) return null;
  const rows = await context.read(
    context.db
      .select({ slug: products.slug })
      .from(products)
      .where(
        and(
          gt(products.seq, (number - 1) * productsPerPart),
          lte(products.seq, number * productsPerPart),
          isAnyShown(context.db, eq(cards.productId, products.id)),
        ),
      ),
  );
  return rows.length > 0 ? rows.map(({ slug }) => productPath(slug)) : null;
}

async function listPages(context: RequestContext): Promise<string[]> {
  const rows = await context.read(
    context.db
      .select({ name: categories.name })
      .from(categories)
      .where(
        and(
          eq(categories.isHidden, false),
          isAnyShown(context.db, eq(cards.categoryId, categories.id)),
        ),
      )
      .orderBy(categories.position),
  );
  return [homePath, allProductsPath, ...rows.map(({ name }) => categoryPath(name))];
}
