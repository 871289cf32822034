// The row that settles a complaint, for a batch: it is the second one's failure, and that of packs given back twice.
import { type SQL, sql } from "drizzle-orm";
import { complaintSettlements } from "#db/schema/complaints.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { heldPacks } from "#app/features/orders/held-packs.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom, onlyIf } from "#app/platform/statements.server.ts";
import type { SettledAs } from "#app/values/complaints.ts";

type Row = {
  number: string;
  by: SettledAs;
  text: string;
  paise: number | SQL;
  resendId?: string;
};

export function settlement(
  context: RequestContext,
  { number, by, text, paise, resendId }: Row,
  which: SQL = sql`true`,
) {
  return insertFrom(context.db, complaintSettlements, {
    columns: {
      ...{ number, settledAs: by, text, paise, resendId, settledAt: context.now },
      settledBy: askingUserId(context),
    },
    from: onlyIf(which),
  });
}

/** Over a batch that gave packs of an order back: NULL where that were more than came. */
export function unlessTwice(orderId: string, paise: SQL | number): SQL {
  return sql`iif(EXISTS (SELECT 1 FROM (
      SELECT financial_id, qty FROM ${heldPacks(orderId)}
      UNION ALL SELECT l.financial_id, -l.qty FROM order_lines AS l JOIN orders AS again ON again.id = l.order_id
        WHERE again.resend_of = ${orderId} AND again.cancelled_at IS NULL)
    GROUP BY financial_id HAVING sum(qty) < 0), NULL, ${paise})`;
}
