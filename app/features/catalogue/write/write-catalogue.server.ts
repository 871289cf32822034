// The one door for writes to the catalogue: one batch that ends with the cards that may differ now
// and its entry in the log; afterwards the room hears of the products that were touched. What the database refuses is answered by the name
// of its rule and leaves nothing behind.
import { type Subject, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { announceProducts } from "#app/features/catalogue/live/announce-products.server.ts";
import {
  type SomeCards,
  refreshCards,
} from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Results, type Statements, batch } from "#app/platform/statements.server.ts";

/** The database's rules that a write may break, as something else may be written meanwhile. */
const rules = {
  price: "financials_price",
  paid: "financials_paid",
  stock: "financials_stock",
  pack: "financials.detail_id, financials.quantity_milli, financials.units",
  code: "pack_codes.code",
  slug: "products.slug",
  product: "products.id, products.category_id",
  gone: "FOREIGN KEY",
  "whole-save": "price_saves_whole",
  "save-once": "price_saves.id",
  "undo-once": "price_saves.undoes",
  "review-once": "reviews.product_id, reviews.user_id",
};
export type CatalogueRule = keyof typeof rules;

type Written<R, Rule extends CatalogueRule> =
  { ok: true; results: R } | { [Name in Rule]: { ok: false; rule: Name } }[Rule];

type CatalogueWrite<S extends Statements, Rule extends CatalogueRule> = {
  /**
   * Null where the statements write their own entries, or where a customer writes and there are
   * none.
   */
  subject: Subject | null;
  statements: S;
  /** Those that may be others now; null where the statements see to it, or touch none. */
  cards: SomeCards | null;
  /** The products whose cards or packs others may look at now. */
  touched: (results: Results<S>) => string[];
  /** Any other broken rule is a bug, and is thrown. */
  mayBreak?: readonly Rule[];
};

export async function writeCatalogue<S extends Statements, Rule extends CatalogueRule = never>(
  context: RequestContext,
  { subject, statements, cards, touched, mayBreak = [] }: CatalogueWrite<S, Rule>,
): Promise<Written<Results<S>, Rule>> {
  const all = { asked: statements, cards: cards ? refreshCards(context.db, cards) : [] };
  const written = await answerRule(mayBreak, async () => {
    const { asked } = subject
      ? await loggedBatch(context, subject, all)
      : (await batch(context.db, { alongside: context.alongside ?? [], own: all })).own;
    return asked as Results<S>;
  });
  if (!written.ok) return written;
  const productIds = [...new Set(touched(written.results))];
  if (productIds.length > 0) announceProducts(context, productIds);
  return written;
}

/**
 * For the command line, which writes its entries itself and whose shop nobody looks at through it.
 */
export async function answerRule<R, Rule extends CatalogueRule>(
  mayBreak: readonly Rule[],
  write: () => Promise<R>,
): Promise<Written<R, Rule>> {
  try {
    return { ok: true, results: await write() };
  } catch (error) {
    const broken = refusedBy(error);
    const rule = mayBreak.find((one) => rules[one] === broken);
    if (rule === undefined) throw error;
    return { ok: false, rule } as Written<R, Rule>;
  }
}
