import { type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { anywhere, every } from "./expressions.ts";
import { hitsOf } from "./hits.server.ts";
import { readKnownWords } from "./known-words.server.ts";
import { namedSo, ranksForOwner, readingsOf } from "./ranks.ts";
import { everyWordBegun, parseSearchQuery } from "./search-query.ts";

type Ask<Row> = (match: string) => Promise<Row[]>;

/**
 * For the owner's lists: what has every word, each perhaps still being typed; where nothing has, what
 * the shop reads the text as for a shopper, so that "chini" finds sugar. `ask` reads a page.
 */
export async function askForOwner<Row>(
  context: RequestContext,
  text: string,
  ask: Ask<Row>,
): Promise<Row[]> {
  const begun = everyWordBegun(text);
  if (begun === null) return [];
  const [rows, any] = await Promise.all([ask(begun), context.read(anyCalled(context, begun))]);
  if (any.length > 0) return rows;
  const match = await asTheShopReads(context, text);
  return match === "" ? [] : ask(match);
}

/** As `askForOwner` for the list of prices, which are changed all at once: only what is named so. */
export async function askForNamed<Row>(
  context: RequestContext,
  text: string,
  ask: Ask<Row>,
): Promise<Row[]> {
  const query = parseSearchQuery(text);
  if (query === null) return [];
  const { called, words } = namedSo(query, await readKnownWords(context, query.terms));
  const [rows, any] = await Promise.all([ask(called), context.read(anyCalled(context, called))]);
  return any.length > 0 ? rows : ask(words);
}

/** All that has to do with a text, drafts too, as a table `hits` of `seq` and `place`, the best first. */
export async function findForOwner(context: RequestContext, text: string): Promise<SQL | null> {
  const query = parseSearchQuery(text);
  if (query === null) return null;
  const ranks = ranksForOwner(query, await readKnownWords(context, query.terms));
  const begun = { match: everyWordBegun(text) ?? "" };
  return hitsOf(
    [...ranks, begun].map((rank) => ({ ...rank, group: 0 })),
    "",
  );
}

function anyCalled({ db }: RequestContext, match: string) {
  return db
    .select({ seq: sql<number>`rowid`.as("seq") })
    .from(sql`card_index`)
    .where(sql`card_index MATCH ${match}`)
    .limit(1);
}

async function asTheShopReads(context: RequestContext, text: string): Promise<string> {
  const query = parseSearchQuery(text);
  if (query === null) return "";
  const known = await readKnownWords(context, query.terms);
  return every(readingsOf(query, known), { columns: anywhere, level: "taught" });
}
