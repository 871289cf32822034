// Brands on show of whose labels something is missing: an index holds them alone.
import { type SQL, and, asc, count, desc, eq, gt, lt, sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { categories } from "#db/schema/catalogue.ts";
import { details } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Label, missingLabel } from "#app/values/label.ts";
import { cardNames } from "#db/shown-names.ts";
import type { Named } from "#app/values/card-title.ts";

export type LackingBrand = Named & {
  detailId: string;
  slug: string;
  image: string;
  missing: (keyof Label)[];
};

const brandsPerPage = 50;
export const isLacking = sql`lacks_label = 1`;
const labelOfDetail = {
  maker: details.maker,
  importer: details.importer,
  originCountry: details.originCountry,
  vegMark: details.vegMark,
  ingredients: details.ingredients,
  shelfLife: details.shelfLife,
  careContact: details.careContact,
  labelNote: details.labelNote,
};

/** For a read: what the labels of some cards say. */
export function selectLabels({ db }: RequestContext, where: SQL | undefined, limit: number) {
  return db
    .select({ ...labelOfDetail, detailId: details.id })
    .from(cards)
    .innerJoin(details, eq(details.seq, cards.seq))
    .where(where)
    .limit(limit);
}

/** How many there are of each category, as the shop has them in order. */
export function countLacking({ db, read }: RequestContext) {
  const { id, name, position } = categories;
  return read(
    db
      .select({ id, name, brands: count() })
      .from(cards)
      .innerJoin(categories, eq(id, cards.categoryId))
      .where(isLacking)
      .groupBy(id)
      .orderBy(asc(position)),
  );
}

/** How many brands shoppers see, whose packs all have to be told of. */
export async function countOnShow({ db, read }: RequestContext): Promise<number> {
  const [row] = await read(db.select({ brands: count() }).from(cards).where(gt(cards.shelf, 0)));
  return row?.brands ?? 0;
}

/** Of a category by its id, or of all; null is all. */
type Asked = { before: number | null; category: string | null };

/** Newest first; `before` leads to the older ones, null at the end. */
export async function listLacking(
  context: RequestContext,
  { before, category }: Asked,
): Promise<{ brands: LackingBrand[]; before: number | null }> {
  const ofCategory = category === null ? undefined : eq(cards.categoryId, category);
  const rows = await context.read(
    context.db
      .select({
        ...labelOfDetail,
        seq: cards.seq,
        detailId: cards.id,
        slug: cards.slug,
        ...cardNames(),
        brand: cards.brand,
        image: cards.image,
      })
      .from(cards)
      .innerJoin(details, eq(details.seq, cards.seq))
      .where(and(isLacking, lt(cards.seq, before ?? Number.MAX_SAFE_INTEGER), ofCategory))
      .orderBy(desc(cards.seq))
      .limit(brandsPerPage + 1),
  );
  const shown = rows.slice(0, brandsPerPage);
  return {
    brands: shown.map(({ detailId, slug, name, nameHi, brand, image, ...label }) => ({
      detailId,
      slug,
      name,
      nameHi,
      brand,
      image,
      missing: missingLabel(label),
    })),
    before: rows.length > brandsPerPage ? (shown.at(-1)?.seq ?? null) : null,
  };
}
