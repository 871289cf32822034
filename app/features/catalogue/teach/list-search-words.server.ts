import { desc, max, sql, sum } from "drizzle-orm";
import { categories } from "#db/schema/catalogue.ts";
import { productCalled } from "#db/shown-names.ts";
import { products } from "#db/schema/products.ts";
import { searchMisses, searchSynonyms } from "#db/schema/search.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";

const shownDays = 30;
const mostShown = 100;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * What found nothing, or only near things, in 30 days, most first, without what means something by
 * now.
 */
export async function listMisses({ db, read, now }: RequestContext) {
  return read(
    db
      .select({
        text: searchMisses.text,
        count: sum(searchMisses.count).mapWith(Number).as("times"),
        results: max(searchMisses.results).mapWith(Number).as("most_results"),
      })
      .from(searchMisses)
      .where(
        sql`${searchMisses.day} > ${indianDay(now - shownDays * dayMs)}
          AND NOT EXISTS (SELECT 1 FROM search_synonyms WHERE text = ${searchMisses.text} OR term = replace(${searchMisses.text}, ' ', ''))`,
      )
      .groupBy(searchMisses.text)
      .orderBy(desc(sql`times`), searchMisses.text)
      .limit(mostShown),
  );
}

export type Miss = Awaited<ReturnType<typeof listMisses>>[number];

/** What the owner taught, newest first. */
export async function listTaught({ db, read }: RequestContext) {
  return read(
    db
      .select({
        id: searchSynonyms.id,
        text: searchSynonyms.text,
        means:
          sql<string>`coalesce(${searchSynonyms.replacement}, (SELECT ${productCalled()} FROM ${products} WHERE ${products.id} = product_id),
            (SELECT name FROM ${categories} WHERE ${categories.id} = category_id))`.as("means"),
      })
      .from(searchSynonyms)
      .orderBy(desc(searchSynonyms.createdAt), searchSynonyms.id)
      .limit(mostShown),
  );
}

export type Taught = Awaited<ReturnType<typeof listTaught>>[number];
