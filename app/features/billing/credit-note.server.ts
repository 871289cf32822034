// What comes back after the dispatch is taken back by a paper of its own, with what was paid for it:
// all that is left of a cancelled order, or the packs that somebody brought back. Of a line whose
// packs do not cost the same to the paisa the parts add up to the whole, and so does their rounding.
import { type SQL, and, count, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { documents, orderReturns } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { nextNumber } from "./document-number.server.ts";
import { settledPacks } from "./settled-goods.server.ts";

/** A line of the paper by its place in it, how many packs came back, and whether they can be sold. */
export type ReturnedLine = { line: number; qty: number; toShelf: boolean };
export type WantedReturn = { id: string; orderId: string; nth: number; lines: ReturnedLine[] };

/** Of `asked` what the database keeps. */
export function askedJson(lines: ReturnedLine[]): string {
  return JSON.stringify(lines.map(({ line, qty, toShelf }) => [line, qty, toShelf ? 1 : 0]));
}

const o = alias(orders, "o");
const d = alias(documents, "d");
const n = alias(documents, "n");

/** For a batch that cancelled an order: what is left of its paper is taken back, once. */
export function creditDocument(context: RequestContext, orderId: string) {
  const isCancelled = and(eq(orders.id, orderId), isNotNull(orders.cancelledAt));
  return insertNote(context, orderId, {
    number: nextNumber(context, "creditSeries"),
    counts: sql`SELECT p.key AS line, (p.value ->> 'qty') - coalesce(s.qty, 0) AS qty
      FROM documents AS d JOIN json_each(d.lines) AS p LEFT JOIN back AS s ON s.line = p.key
      WHERE d.order_id = ${orderId} AND d.of_number IS NULL`,
    may: exists(context.db.select({ id: orders.id }).from(orders).where(isCancelled)),
  });
}

/**
 * For a batch: the next return of a dispatched order, and the credit note for exactly that. Where
 * another one was the next meanwhile nothing is written; too many packs break the batch.
 */
export function creditReturn(context: RequestContext, { id, orderId, nth, lines }: WantedReturn) {
  const { db, now } = context;
  const ofOrder = eq(orderReturns.orderId, o.id);
  const earlier = db.select({ count: count() }).from(orderReturns).where(ofOrder);
  const isOut = and(eq(o.id, orderId), isNotNull(o.dispatchedAt), isNull(o.cancelledAt));
  return {
    returned: insertFrom(db, orderReturns, {
      columns: {
        ...{ id, nth, orderId: o.id, number: nextNumber(context, "creditSeries") },
        ...{ asked: askedJson(lines), userId: askingUserId(context) },
        createdAt: sql`max(${now}, coalesce(o.delivered_at, 0), o.dispatched_at, coalesce(o.paid_at, 0))`,
      },
      from: (row) =>
        row
          .from(o)
          .innerJoin(d, and(eq(d.orderId, o.id), isNull(d.ofNumber)))
          .where(and(isOut, eq(earlier, nth))),
    }),
    note: insertNote(context, orderId, {
      number: sql`(SELECT number FROM order_returns WHERE id = ${id})`,
      counts: sql`SELECT a.value ->> 0 AS line, a.value ->> 1 AS qty
        FROM order_returns AS r JOIN json_each(r.asked) AS a WHERE r.id = ${id}`,
      may: isReturned(id),
    }),
  };
}

/** Whether this return is written. */
export function isReturned(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM order_returns WHERE id = ${id})`;
}

/** Isn't anything left, nothing is written. `counts` are rows of `line` and `qty`. */
function insertNote(
  { db, now }: RequestContext,
  orderId: string,
  { number, counts, may }: Record<"number" | "counts" | "may", SQL>,
) {
  return insertFrom(db, documents, {
    columns: {
      ...{ number, orderId: d.orderId, ofNumber: d.number, issuedAt: now },
      ...{ regime: d.regime, supplier: d.supplier, lines: n.lines, grossPaise: n.grossPaise },
      roundOffPaise: sql`iif(n.gross_paise = d.gross_paise - taken.gross_paise, d.round_off_paise - taken.round_off_paise,
          min(0, d.gross_paise + d.round_off_paise - taken.gross_paise - taken.round_off_paise - n.gross_paise))`,
    },
    from: sql`FROM documents AS d
      JOIN (SELECT coalesce(sum(gross_paise), 0) AS gross_paise, coalesce(sum(round_off_paise), 0) AS round_off_paise
        FROM documents WHERE order_id = ${orderId} AND of_number IS NOT NULL) AS taken
      JOIN (WITH back AS (SELECT coalesce(n.value ->> 'of', n.key) AS line, sum(n.value ->> 'qty') AS qty, sum(n.value ->> 'amountPaise') AS paise
          FROM documents AS c JOIN json_each(c.lines) AS n WHERE c.order_id = ${orderId} AND c.of_number IS NOT NULL GROUP BY 1),
        counted AS (${counts}),
        lines AS (SELECT p.key AS line, p.value, c.qty,
            (p.value ->> 'amountPaise') * (coalesce(s.qty, 0) + c.qty) / (p.value ->> 'qty') - coalesce(s.paise, 0) AS paise,
            (SELECT coalesce(sum(o.paise), 0) FROM back AS o JOIN json_each(d.lines) AS q ON q.key = o.line
              WHERE q.value ->> 'basisPoints' IS p.value ->> 'basisPoints') AS before
          FROM documents AS d JOIN json_each(d.lines) AS p JOIN counted AS c ON c.line = p.key LEFT JOIN back AS s ON s.line = p.key
          WHERE d.order_id = ${orderId} AND d.of_number IS NULL AND c.qty > 0 ORDER BY p.key)
        SELECT coalesce(sum(paise), 0) AS gross_paise, json_group_array(json_set(value, '$.qty', qty, '$.amountPaise', paise,
            '$.of', line, '$.beforePaise', before, '$.financialId', (SELECT f.financial_id FROM ${settledPacks(orderId)} AS f WHERE f.line = lines.line))) AS lines
          FROM lines HAVING count(*) > 0) AS n
      WHERE d.order_id = ${orderId} AND d.of_number IS NULL AND ${may}`,
  });
}
