import { and, desc, eq, gt, gte, isNull, lt, not, exists } from "drizzle-orm";
import { details, financials, pictures, products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { draftSlug } from "./draft.ts";
import { draftName } from "#app/values/draft.ts";

/** The newest product that was begun and of which nothing was written down yet. */
export async function findEmptyDraft({
  db,
  read,
}: RequestContext): Promise<{ slug: string; detailId: string } | undefined> {
  const packs = db
    .select({ id: financials.id })
    .from(financials)
    .where(and(eq(financials.detailId, details.id), gt(financials.quantityMilli, 0)));
  const shown = db
    .select({ image: pictures.image })
    .from(pictures)
    .where(eq(pictures.detailId, details.id));
  const [draft] = await read(
    db
      .select({ slug: products.slug, detailId: details.id })
      .from(products)
      .innerJoin(details, eq(details.productId, products.id))
      .where(
        and(
          // Of all addresses those of drafts, along their index.
          gte(products.slug, draftSlug("")),
          lt(products.slug, draftSlug("~")),
          eq(products.name, draftName),
          isNull(products.nameHi),
          eq(products.alsoKnownAs, ""),
          eq(details.brand, ""),
          not(exists(packs)),
          not(exists(shown)),
        ),
      )
      .orderBy(desc(products.seq))
      .limit(1),
  );
  return draft;
}
