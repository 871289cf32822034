// A paper is issued in the batch that dispatches its order, from what was packed of it, by the
// rates of that day. It is never altered: what stands in it is all that its page, sums and files are
// made from.
import { type SQL, sql } from "drizzle-orm";
import { documentNumbers, documents } from "#db/schema/invoices.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { financialYear } from "#app/values/dates.ts";
import { hsnDigits } from "#app/values/tax.ts";
import { allotNumber } from "./document-number.server.ts";
import { settledGoods } from "./settled-goods.server.ts";

/**
 * For a batch after the dispatch of the order that `which` picks: a number of an ended financial
 * year is given up for one of this, and the paper is written, once.
 */
export function issueDocument(context: RequestContext, which: SQL) {
  const { db, now } = context;
  const isDraft = sql`order_id IN (SELECT id FROM orders WHERE ${which}) AND cancelled_at IS NULL AND issued_at IS NULL`;
  return {
    endedYear: db
      .update(documentNumbers)
      .set({ cancelledAt: now })
      .where(sql`${isDraft} AND financial_year <> ${financialYear(now)}`),
    number: allotNumber(context, which),
    paper: writePaper(context, which),
    issued: db.update(documentNumbers).set({ issuedAt: now }).where(isDraft),
  };
}

function writePaper(context: RequestContext, which: SQL) {
  const regime = sql`coalesce(t.regime, 'none')`;
  const order = { orderId: sql`o.order_id`, shippingPaise: sql`o.shipping_paise` };
  return insertFrom(context.db, documents, {
    columns: {
      number: sql`number`,
      orderId: sql`order_id`,
      issuedAt: context.now,
      regime: sql`regime`,
      supplier: sql`supplier`,
      lines: sql`lines`,
      grossPaise: sql`(SELECT coalesce(sum(value ->> 'amountPaise'), 0) FROM json_each(lines))`,
      roundOffPaise: sql`round_off_paise`,
    },
    from: sql`FROM (SELECT n.number, o.order_id, o.round_off_paise, ${regime} AS regime, ${supplier(context, regime)} AS supplier,
      (SELECT json_group_array(json_object('name', g.name, 'brand', g.brand, 'quantityMilli', g.quantity_milli,
        'units', g.units, 'qty', g.qty, 'pricePaise', g.price, 'amountPaise', g.amount,
        'hsn', iif(${regime} IN ('composition', 'regular'), g.hsn, ''), 'basisPoints', iif(${regime} = 'regular', g.rate, NULL)))
        FROM ${settledGoods(context, order)} AS g) AS lines
      FROM (SELECT id AS order_id, shipping_paise, round_off_paise FROM orders WHERE ${which}) AS o
      JOIN document_numbers AS n ON n.order_id = o.order_id AND n.cancelled_at IS NULL
      LEFT JOIN shop_tax AS t ON t.id = 1
      WHERE NOT EXISTS (SELECT 1 FROM documents AS d WHERE d.order_id = o.order_id))`,
  });
}

/** Who sold it, as it is kept and configured at that moment; who is not registered has no GSTIN. */
function supplier({ config }: RequestContext, regime: SQL): SQL {
  return sql`json_object('name', ${config.SUPPLIER_NAME}, 'address', ${config.SUPPLIER_ADDRESS},
    'foodLicence', ${config.SUPPLIER_FOOD_LICENCE}, 'state', coalesce(t.state, ''),
    'taxNumber', CASE ${regime} WHEN 'none' THEN ${config.SUPPLIER_TAX_NUMBER} WHEN 'unregistered' THEN '' ELSE t.gstin END,
    'hsnDigits', coalesce(t.hsn_digits, ${hsnDigits[1]}))`;
}
