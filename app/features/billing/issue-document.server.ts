// A paper is issued in the batch that dispatches its order, from what was packed of it, by the
// rates of that day. It is never altered: what stands in it is all that its page, sums and files are
// made from.
import { type SQL, and, inArray, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { documentNumbers, documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
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
  const { orderId, cancelledAt, issuedAt } = documentNumbers;
  const dispatched = db.select({ id: orders.id }).from(orders).where(which);
  const isDraft = and(inArray(orderId, dispatched), isNull(cancelledAt), isNull(issuedAt));
  return {
    endedYear: db
      .update(documentNumbers)
      .set({ cancelledAt: now })
      .where(and(isDraft, ne(documentNumbers.financialYear, financialYear(now)))),
    number: allotNumber(context, which),
    paper: writePaper(context, which),
    issued: db.update(documentNumbers).set({ issuedAt: now }).where(isDraft),
  };
}

const o = alias(orders, "o");
const paper = alias(documents, "paper");

/** With who sold it, as it is kept and configured at that moment; who is not registered has no GSTIN. */
function writePaper(context: RequestContext, which: SQL) {
  const { db, now, config } = context;
  const order = { orderId: o.id, shippingPaise: o.shippingPaise };
  return insertFrom(db, documents, {
    columns: {
      ...{ number: paper.number, orderId: paper.orderId, issuedAt: now },
      ...{ regime: paper.regime, supplier: paper.supplier, lines: paper.lines },
      grossPaise: sql`(SELECT coalesce(sum(value ->> 'amountPaise'), 0) FROM json_each(paper.lines))`,
      roundOffPaise: paper.roundOffPaise,
    },
    from: sql`FROM (SELECT n.number, n.order_id, o.round_off_paise, coalesce(t.regime, 'none') AS regime,
      json_patch(json_object('name', coalesce(f.name, ${config.SUPPLIER_NAME}), 'address', coalesce(f.address, ${config.SUPPLIER_ADDRESS}),
        'foodLicence', coalesce(f.food_licence, ${config.SUPPLIER_FOOD_LICENCE}), 'state', coalesce(t.state, ''),
        'taxNumber', CASE coalesce(t.regime, 'none') WHEN 'none' THEN ${config.SUPPLIER_TAX_NUMBER} WHEN 'unregistered' THEN '' ELSE t.gstin END,
        'hsnDigits', coalesce(t.hsn_digits, ${hsnDigits[1]})), json_object('logo', f.logo)) AS supplier,
      (SELECT json_group_array(json_object('name', g.name, 'brand', g.brand, 'quantityMilli', g.quantity_milli,
        'units', g.units, 'qty', g.qty, 'pricePaise', g.price, 'amountPaise', g.amount, 'offerPaise', g.offer,
        'hsn', iif(t.regime IN ('composition', 'regular'), g.hsn, ''), 'basisPoints', iif(t.regime = 'regular', g.rate, NULL)))
        FROM ${settledGoods(context, order)} AS g) AS lines
      FROM (SELECT * FROM orders WHERE ${which}) AS o
      JOIN document_numbers AS n ON n.order_id = o.id AND n.cancelled_at IS NULL
      LEFT JOIN shop_tax AS t ON t.id = 1 LEFT JOIN shop_facts AS f ON f.id = 1
      WHERE NOT EXISTS (SELECT 1 FROM documents AS d WHERE d.order_id = o.id)) AS paper`,
  });
}
