import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { anywhere, every } from "./expressions.ts";
import { readKnownWords } from "./known-words.server.ts";
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
  const byWord = new Map(known.map((one) => [one.typed, one]));
  const readings = query.readings.map((words) => words.map((word) => byWord.get(word)!));
  return every(readings, { columns: anywhere, level: "taught" });
}
