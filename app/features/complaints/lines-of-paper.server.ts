// Which lines of an order's paper packs are of: a pack stands in two where it was ordered and put in another's place.
import { sql } from "drizzle-orm";
import type { ReturnedLine } from "#app/features/billing/credit-note.server.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { settledPacks } from "#app/features/billing/settled-goods.server.ts";
import { linesLeft } from "#app/features/orders/returned/return-form.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Settled } from "./complaint.schema.ts";

type Packs = NonNullable<Settled["lines"]>;

/** Null where so many are not left on the paper. */
export async function linesOfPaper(
  context: RequestContext,
  orderId: string,
  packs: Packs,
): Promise<ReturnedLine[] | null> {
  const [[document], places] = await Promise.all([
    getDocuments(context, [orderId]),
    context.db.all<{ line: number; financial_id: string }>(
      sql`SELECT line, financial_id FROM ${settledPacks(orderId)}`,
    ),
  ]);
  if (!document) return null;
  const left = new Map(linesLeft(document).map(({ line, left: packsLeft }) => [line, packsLeft]));
  const taken = packs.map(({ financialId, qty, backOnShelf }) => {
    let rest = qty;
    const lines = places
      .filter((place) => place.financial_id === financialId)
      .flatMap(({ line }): ReturnedLine[] => {
        const of = Math.min(rest, left.get(line) ?? 0);
        rest -= of;
        return of > 0 ? [{ line, qty: of, toShelf: backOnShelf }] : [];
      });
    return rest > 0 ? null : lines;
  });
  return taken.every((lines) => lines !== null) ? taken.flat() : null;
}
