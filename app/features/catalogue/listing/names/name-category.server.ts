// The owner adds a category and calls one otherwise. A name is taken by whom it leads to, for good:
// what was printed, sent or found under an old address still leads there. Goods stand under the
// category's id, which never changes, and their cards learn the new words in the same batch.
import { and, eq, exists, ne, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { catalogue, categories, categoryAddresses } from "#db/schema/catalogue.ts";
import { cardsOfCategory } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { teachNames } from "#app/features/catalogue/teach/teach-word.server.ts";
import { rememberWords } from "#app/features/catalogue/write/remember-words.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Database, statementsOf } from "#app/platform/database.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { allOf, insertFrom } from "#app/platform/statements.server.ts";
import { slugOf } from "#app/values/text.ts";

/** Without a Hindi name, null, it has the one. */
export type CategoryNames = { name: string; nameHi: string | null };
export type NamedCategory =
  { ok: true } | { ok: false; reason: "unknown" | "full" | "taken" | "taken-in-hindi" };

/** So many have a place of two digits. */
export const mostCategories = 99;
/** Leads to all goods. */
const reserved = "all";

/** Stands last, with nothing in it. */
export async function addCategory(
  context: RequestContext,
  names: CategoryNames,
): Promise<NamedCategory> {
  const { db } = context;
  const refused = await refusalOf(context, names, null);
  if (refused) return { ok: false, reason: refused };
  const id = slugOf(names.name);
  const written = await writeCatalogue(context, {
    subject: { kind: "categories", id, state },
    statements: {
      added: insertFrom(db, categories, {
        columns: { id, ...names, position: db.$count(categories) },
        // One row, or none where somebody else was first.
        from: (row) =>
          row.from(catalogue).where(and(eq(catalogue.id, 1), not(isTaken(db, id, "")))),
      }).returning({ id: categories.id }),
      version: raiseVersion(db),
      words: wordsOf(context, id, names),
    },
    cards: null,
    touched: () => [],
    mayBreak: ["gone"],
  });
  return written.ok && written.results.added.length > 0
    ? { ok: true }
    : { ok: false, reason: "taken" };
}

export async function renameCategory(
  context: RequestContext,
  { id, ...names }: CategoryNames & { id: string },
): Promise<NamedCategory> {
  const { db } = context;
  const refused = await refusalOf(context, names, id);
  if (refused) return { ok: false, reason: refused };
  const slug = slugOf(names.name);
  const isThis = eq(categories.id, id);
  const isOther = or(
    ne(categories.name, names.name),
    sql`${categories.nameHi} IS NOT ${names.nameHi}`,
  );
  const {
    results: {
      now: [now],
    },
  } = await writeCatalogue(context, {
    subject: { kind: "categories", id, state },
    statements: {
      named: db
        .update(categories)
        .set(names)
        .where(allOf(isThis, isOther!, not(isTaken(db, slug, id)))),
      version: raiseVersion(db),
      address: insertFrom(db, categoryAddresses, {
        columns: { slug, categoryId: categories.id },
        from: (row) =>
          row
            .from(categories)
            .where(and(isThis, eq(categories.name, names.name), ne(categories.id, slug))),
      }).onConflictDoNothing(),
      words: wordsOf(context, id, names),
      now: db.select({ name: categories.name }).from(categories).where(isThis),
    },
    cards: cardsOfCategory(id),
    touched: () => [],
  });
  return now?.name === names.name ? { ok: true } : { ok: false, reason: "taken" };
}

/** `own` is the id of the one that is named anew. */
async function refusalOf(
  { db, read }: RequestContext,
  { name, nameHi }: CategoryNames,
  own: string | null,
) {
  const { slug, categoryId } = categoryAddresses;
  const [known, later] = await Promise.all([
    read(db.select({ id: categories.id, nameHi: categories.nameHi }).from(categories)),
    read(db.select({ slug, id: categoryId }).from(categoryAddresses)),
  ]);
  const others = known.filter(({ id }) => id !== own);
  const addresses = [...known.map(({ id }) => ({ id, slug: id })), ...later];
  const isCalledSo = (address: string) => glued(address) === glued(slugOf(name));
  if (own !== null && others.length === known.length) return "unknown";
  if (isCalledSo(reserved)) return "taken";
  if (addresses.some((address) => address.id !== own && isCalledSo(address.slug))) return "taken";
  if (nameHi !== null && others.some((other) => other.nameHi === nameHi)) return "taken-in-hindi";
  return own === null && known.length >= mostCategories ? "full" : null;
}

/** The search knows a category by its id without hyphens. */
const glued = (slug: string) => slug.replaceAll("-", "");

/** By another one, as what is written meanwhile has it. */
function isTaken(db: Database, slug: string, own: string) {
  const taken = alias(categories, "taken");
  const first = db
    .select({ id: taken.id })
    .from(taken)
    .where(and(eq(taken.id, slug), ne(taken.id, own)));
  const later = db
    .select({ slug: categoryAddresses.slug })
    .from(categoryAddresses)
    .where(and(eq(categoryAddresses.slug, slug), ne(categoryAddresses.categoryId, own)));
  return or(exists(first), exists(later))!;
}

/** It is found by them, and searched for by them. */
function wordsOf(context: RequestContext, categoryId: string, { name, nameHi }: CategoryNames) {
  const names = nameHi === null ? [name] : [name, nameHi];
  return {
    remembered: statementsOf(context.db, rememberWords(names)),
    taught: teachNames(context, { categoryId, names }),
  };
}

const state = sql`(SELECT json_object('name', name, 'nameHi', name_hi) FROM categories WHERE id = subject_id)`;
