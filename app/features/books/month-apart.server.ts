import { and, between, eq, gte, isNotNull, isNull, lt, sum } from "drizzle-orm";
import { dayEntries } from "#db/schema/days.ts";
import { documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { monthOf } from "#app/features/billing/month/month.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { plus } from "#app/platform/statements.server.ts";
import type { Paise } from "#app/values/money.ts";

/** What a month's sales became without being a sale or money. */
export type Apart = {
  /** By the credit notes of orders that were delivered. */
  cameBackPaise: Paise;
  /** On khatas, and for no order. */
  givenApartPaise: Paise;
};

/** Of a month such as 2026-11. */
export async function getApart({ db, read, now }: RequestContext, month: string): Promise<Apart> {
  const { from, to } = monthOf(month, now);
  const payable = plus(documents.grossPaise, documents.roundOffPaise);
  const [[cameBack], [given]] = await Promise.all([
    read(
      db
        .select({ paise: sum(payable).mapWith(Number).as("paise") })
        .from(documents)
        .innerJoin(orders, eq(orders.id, documents.orderId))
        .where(
          and(
            ...[isNotNull(documents.ofNumber), isNotNull(orders.deliveredAt)],
            ...[gte(documents.issuedAt, from), lt(documents.issuedAt, to)],
          ),
        ),
    ),
    read(
      db
        .select({ paise: sum(dayEntries.amountPaise).mapWith(Number).as("paise") })
        .from(dayEntries)
        .where(
          and(
            ...[eq(dayEntries.kind, "khata-given"), isNull(dayEntries.orderId)],
            between(dayEntries.day, `${month}-01`, `${month}-31`),
          ),
        ),
    ),
  ]);
  return { cameBackPaise: cameBack?.paise ?? 0, givenApartPaise: given?.paise ?? 0 };
}
