// Classes of goods and their rates by date: a rate that is set for a day counts from that day on,
// and nothing that was issued before changes with it.
import { type SQL, asc, count, eq, isNotNull, or, sql } from "drizzle-orm";
import { categories } from "#db/schema/catalogue.ts";
import { products } from "#db/schema/products.ts";
import { taxClasses, taxRates } from "#db/schema/tax.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hasIn, insertFrom } from "#app/platform/statements.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { guessClasses } from "./class-guess.server.ts";
import { isUnclassed, isWithoutHsn } from "./count-to-class.server.ts";
import { productCalled, taxClassCalled, taxClassNames } from "#db/shown-names.ts";

export type TaxRate = { validFrom: string; basisPoints: number };
export type TaxClass = {
  id: string;
  name: string;
  /** Only where pages show it. */
  nameHi?: string | null;
  hsn: string;
  rates: TaxRate[];
};

/** By what they are called, each with its rates, the oldest first; all, or those that a text names. */
export async function listTaxClasses({ db, read }: RequestContext, text = ""): Promise<TaxClass[]> {
  const { name, nameHi, hsn } = taxClasses;
  const rows = await read(
    db
      .select({
        id: taxClasses.id,
        ...taxClassNames(),
        hsn,
        validFrom: taxRates.validFrom,
        basisPoints: taxRates.basisPoints,
      })
      .from(taxClasses)
      .leftJoin(taxRates, eq(taxRates.taxClassId, taxClasses.id))
      .where(or(hasIn(name, text), hasIn(nameHi, text), hasIn(hsn, text)))
      .orderBy(taxClassCalled(), asc(taxRates.validFrom)),
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    const rates = own.flatMap(({ validFrom, basisPoints }) =>
      validFrom === null || basisPoints === null ? [] : [{ validFrom, basisPoints }],
    );
    if (!first) return [];
    const { validFrom: _, basisPoints: __, ...one } = first;
    return [{ ...one, rates }];
  });
}

/** How many products each class has, by its id; those with none are left out. */
export async function countGoodsOfClasses({
  db,
  read,
}: RequestContext): Promise<Record<string, number>> {
  const { taxClassId } = products;
  const rows = await read(
    db
      .select({ taxClassId, goods: count() })
      .from(products)
      .where(isNotNull(taxClassId))
      .groupBy(taxClassId),
  );
  return Object.fromEntries(rows.map(({ taxClassId: id, goods }) => [id, goods]));
}

export type ClassToSave = {
  name: string;
  nameHi: string;
  hsn: string;
  basisPoints: number;
  validFrom: string;
};

/**
 * A class is known by its name: a known one gets the heading, the rate from that day on and the
 * Hindi name, where one is given.
 */
export async function saveTaxClass(
  context: RequestContext,
  { name, nameHi, hsn, basisPoints, validFrom }: ClassToSave,
): Promise<void> {
  await requireConfirmed(context);
  const { db } = context;
  await loggedBatch(
    context,
    { kind: "tax-class", id: name, state },
    {
      saved: db
        .insert(taxClasses)
        .values({ id: newCatalogueId(), name, nameHi: nameHi || null, hsn })
        .onConflictDoUpdate({
          target: taxClasses.name,
          set: nameHi ? { hsn, nameHi } : { hsn },
        }),
      rate: insertFrom(db, taxRates, {
        columns: { taxClassId: taxClasses.id, validFrom, basisPoints },
        from: (row) => row.from(taxClasses).where(eq(taxClasses.name, name)),
      }).onConflictDoUpdate({
        target: [taxRates.taxClassId, taxRates.validFrom],
        set: { basisPoints },
      }),
    },
  );
}

const state = sql`(SELECT json_object('name', c.name, 'nameHi', c.name_hi, 'hsn', c.hsn, 'rates',
    (SELECT group_concat(r.basis_points / 100.0 || '% from ' || r.valid_from, ', ') FROM (
      SELECT * FROM tax_rates WHERE tax_class_id = c.id ORDER BY valid_from) AS r))
  FROM tax_classes AS c WHERE c.name = subject_id)`;

/** How many products there are in the list at most; the file has them all. */
const shownProducts = 100;

export type Unclassed = {
  id: string;
  name: string;
  categoryId: string;
  category: string;
  /** The id of its class, and of the one that is likely its own. */
  taxClassId: string | null;
  guess: string | null;
};

/** The first of those without a class, each with what is likely its own. */
export const listUnclassed = (context: RequestContext) => listGoods(context, isUnclassed);

/** The same of those whose class has no HSN code: a bill can't say it. */
export const listWithoutHsn = (context: RequestContext) =>
  listGoods(context, isWithoutHsn(context));

async function listGoods(context: RequestContext, which: SQL | undefined): Promise<Unclassed[]> {
  const { db, read } = context;
  const rows = await read(
    db
      .select({
        id: products.id,
        name: products.name,
        nameHi: products.nameHi,
        called: productCalled().as("called"),
        categoryId: products.categoryId,
        taxClassId: products.taxClassId,
        category: sql<string>`${categories.name}`.as("category"),
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(which)
      .orderBy(asc(products.seq))
      .limit(shownProducts),
  );
  const guesses = await guessClasses(context, rows);
  return rows.map(({ id, called, categoryId, category, taxClassId }) => ({
    ...{ id, name: called, categoryId, category, taxClassId, guess: guesses.get(id) ?? null },
  }));
}
