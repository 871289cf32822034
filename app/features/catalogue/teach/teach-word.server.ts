// The owner says what a shopper's word means: a category, a product or another word. It is one way, never hides what is
// called so, and is undone by forgetting it.
import { type SQL, and, eq, notExists, sql } from "drizzle-orm";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { products } from "#db/schema/products.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import { findCategory } from "#app/features/catalogue/listing/names/find-category.server.ts";
import { findCandidates } from "#app/features/catalogue/search/search.server.ts";
import { understand } from "#app/features/catalogue/search/understand.ts";
import { meaningOf } from "./meaning.ts";
import { categoryToken, termOf } from "#app/features/catalogue/search/terms.ts";
import { goodsWordsOf } from "#app/features/catalogue/search/words/search-words.ts";
import { coalesce, insertFrom, onlyIf } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { slugOf } from "#app/values/text.ts";

type Meaning = {
  productId: string | null;
  categoryId: string | null;
  replacement: string | null;
  expression: string;
};

export type TaughtWord = { ok: true } | { ok: false; reason: "no-word" | "means-nothing" };

export async function teachWord(
  context: RequestContext,
  { text, means, by }: { text: string; means: string; by: string },
): Promise<TaughtWord> {
  if (!isWord(text)) return { ok: false, reason: "no-word" };
  const meaning = await findMeaning(context, means);
  if (!meaning) return { ok: false, reason: "means-nothing" };
  const id = newId();
  await writeCatalogue(context, {
    subject: { kind: "search", id, state },
    statements: {
      taught: teachStatement(context, { id, text, meaning, by }),
      version: raiseVersion(context.db),
    },
    cards: null,
    touched: () => [],
  });
  return { ok: true };
}

const isWord = (text: string) => understand(text).words.length > 0;

type Lesson = { id: string; text: string; meaning: Meaning; by: string | SQL<string> };

/** Once: who is taught the same again learns nothing. */
function teachStatement({ db, now }: RequestContext, { id, text, meaning, by }: Lesson) {
  const { typed: term, sound } = termOf(understand(text).words.join(""));
  const { expression } = searchSynonyms;
  const same = db
    .select({ id: searchSynonyms.id })
    .from(searchSynonyms)
    .where(and(eq(searchSynonyms.term, term), eq(expression, meaning.expression)));
  return insertFrom(db, searchSynonyms, {
    columns: {
      ...meaning,
      ...{ id, text: goodsWordsOf(text).join(" "), term, sound, createdBy: by, createdAt: now },
    },
    from: onlyIf(notExists(same)),
  });
}

/** For the batch that names a category: shoppers who type one of its names mean it. */
export function teachNames(
  context: RequestContext,
  { categoryId, names }: { categoryId: string; names: string[] },
) {
  const by = coalesce<string>(askingUserId(context), "");
  return names
    .filter(isWord)
    .map((text) =>
      teachStatement(context, { id: newId(), text, meaning: categoryMeant(categoryId), by }),
    );
}

export async function forgetWord(context: RequestContext, id: string): Promise<void> {
  await writeCatalogue(context, {
    subject: { kind: "search", id, state },
    statements: {
      forgotten: context.db.delete(searchSynonyms).where(eq(searchSynonyms.id, id)),
      version: raiseVersion(context.db),
    },
    cards: null,
    touched: () => [],
  });
}

const none = { productId: null, categoryId: null, replacement: null };

const categoryMeant = (categoryId: string): Meaning => ({
  ...none,
  categoryId,
  expression: `state : "${categoryToken(categoryId)}"`,
});

/**
 * What the text names: a category, a product by its whole name, else a word that finds something.
 */
async function findMeaning(context: RequestContext, typed: string): Promise<Meaning | null> {
  const category = await findCategory(context, typed);
  if (category) return categoryMeant(category.id);
  const words = goodsWordsOf(typed);
  if (words.length === 0) return null;
  const [named, [found = []]] = await Promise.all([
    context.read(
      context.db
        .select({ id: products.id, seq: products.seq })
        .from(products)
        .where(eq(products.slug, slugOf(typed))),
    ),
    findCandidates(context, [typed], 1),
  ]);
  const [product] = named;
  if (product) return { ...none, productId: product.id, expression: `state : "p${product.seq}"` };
  const [first] = found;
  if (!first || first.isNear) return null;
  return { ...none, replacement: words.join(" "), expression: meaningOf(words, first.isSure) };
}

const state = sql`(SELECT json_object('text', s.text, 'means', coalesce(s.replacement, p.name, c.name)) FROM search_synonyms AS s
  LEFT JOIN products AS p ON p.id = s.product_id LEFT JOIN categories AS c ON c.id = s.category_id WHERE s.id = subject_id)`;
