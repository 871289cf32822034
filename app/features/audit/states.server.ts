// What the log keeps of each kind of subject. Of a customer only that something changed, never what
// it was.
import { type SQL, sql } from "drizzle-orm";
import { firstPicture, labelJson } from "#db/label-sql.ts";
import type { Address } from "#app/values/address.ts";

export const productState = sql`(SELECT json_object('name', p.name, 'nameHi', p.name_hi, 'category', c.name, 'slug', p.slug, 'taxClass', t.name)
  FROM products AS p JOIN categories AS c ON c.id = p.category_id
  LEFT JOIN tax_classes AS t ON t.id = p.tax_class_id WHERE p.id = subject_id)`;

/** With the pack its form is about; the label apart, as one function takes so many values only. */
export function detailState(financialId: string | null): SQL {
  return sql`(SELECT json_patch(json_object('name', p.name, 'nameHi', p.name_hi, 'category', c.name, 'slug', p.slug, 'taxClass', t.name, 'brand', d.brand, 'image', ${firstPicture},
      'quantityMilli', f.quantity_milli, 'units', f.units, 'pricePaise', f.price_paise, 'discountBasisPoints', f.discount_basis_points, 'dpricePaise', f.dprice_paise, 'countInStock', f.count_in_stock), ${labelJson})
    FROM details AS d JOIN products AS p ON p.id = d.product_id JOIN categories AS c ON c.id = p.category_id
    LEFT JOIN tax_classes AS t ON t.id = p.tax_class_id LEFT JOIN financials AS f ON f.id = ${financialId} WHERE d.id = subject_id)`;
}

export const packState = sql`(SELECT json_object('name', p.name, 'brand', d.brand, 'quantityMilli', f.quantity_milli, 'units', f.units,
    'pricePaise', f.price_paise, 'discountBasisPoints', f.discount_basis_points, 'dpricePaise', f.dprice_paise, 'countInStock', f.count_in_stock,
    'codes', (SELECT group_concat(code, ', ') FROM (SELECT code FROM pack_codes WHERE financial_id = f.id ORDER BY code)))
  FROM financials AS f JOIN details AS d ON d.id = f.detail_id JOIN products AS p ON p.id = d.product_id WHERE f.id = subject_id)`;

/** Whether the owner hid all of it. */
export const hidingState = sql`(SELECT json_object('name', p.name, 'brand', d.brand, 'isHidden', NOT EXISTS (SELECT 1 FROM financials AS f WHERE f.detail_id = d.id AND f.price_paise > 0))
  FROM details AS d JOIN products AS p ON p.id = d.product_id WHERE d.id = subject_id)`;

export const orderState = sql`(SELECT json_object('paid', paid_at IS NOT NULL, 'accepted', accepted_at IS NOT NULL, 'packed', packed_at IS NOT NULL,
  'dispatched', dispatched_at IS NOT NULL, 'delivered', delivered_at IS NOT NULL, 'cancelled', cancelled_at IS NOT NULL, 'settledPaise', settled_paise, 'handedBackPaise', nullif(handed_back_paise, 0),
  'onKhata', khata_at IS NOT NULL, 'rider', (SELECT u.name FROM users AS u WHERE u.id = orders.rider_id), 'withoutCode', nullif(delivered_reason, ''), 'creditNotes', (SELECT group_concat(d.number, ', ') FROM documents AS d WHERE d.order_id = orders.id AND d.of_number IS NOT NULL))
  FROM orders WHERE id = subject_id)`;

/** What somebody owes and may owe, the day of the last reminder, and until when a link shows it. */
export const khataState = sql`(SELECT json_object('limitPaise', limit_paise, 'balancePaise', balance_paise, 'remindedOn', reminded_on,
    'linkedUntil', (SELECT max(l.ends_at) FROM khata_links AS l WHERE l.account_id = khata_accounts.id))
  FROM khata_accounts WHERE user_id = subject_id OR id = subject_id)`;

/** With what people put into the drawer and took out of it, where they did. */
export const dayState = sql`(SELECT json_object('isClosed', closed_at IS NOT NULL, 'countedPaise', counted_paise,
    'floatPaise', sum(e.amount_paise) FILTER (WHERE e.kind = 'float'), 'expensePaise', sum(e.amount_paise) FILTER (WHERE e.kind = 'expense'),
    'drawingPaise', sum(e.amount_paise) FILTER (WHERE e.kind = 'drawing'), 'depositPaise', sum(e.amount_paise) FILTER (WHERE e.kind = 'deposit'))
  FROM (SELECT subject_id AS day) AS asked LEFT JOIN days ON days.day = asked.day LEFT JOIN day_entries AS e ON e.day = asked.day
  WHERE days.day IS NOT NULL OR e.day IS NOT NULL GROUP BY asked.day)`;

/** What the row is to become is told from what it was without either being kept. */
export function userState(wanted: { name?: string; phone?: string; address?: Address }): SQL {
  const { name = null, phone = null, address } = wanted;
  const { street = null, city = null, postalCode = null } = address ?? {};
  return sql`(SELECT json_object('isAdmin', u.role IS 'owner', 'role', nullif(u.role, 'owner'), 'withoutTexts', nullif(NOT u.wants_texts, 0),
      'name', iif(u.name = ${name}, 'new', 'old'), 'phone', iif(u.phone = ${phone}, 'new', 'old'),
      'deliveryAddress', iif((coalesce(a.street, ''), coalesce(a.city, ''), coalesce(a.postal_code, '')) = (${street}, ${city}, ${postalCode}), 'new', 'old'))
    FROM users AS u LEFT JOIN addresses AS a ON a.user_id = u.id AND a.is_default = 1 WHERE u.id = subject_id)`;
}

export const complaintState = sql`(SELECT json_object('acknowledged', c.acknowledged_at IS NOT NULL, 'settledAs', s.settled_as)
  FROM complaints AS c LEFT JOIN complaint_settlements AS s ON s.number = c.number WHERE c.number = subject_id)`;

export const handoverState = sql`(SELECT json_object('rider', (SELECT name FROM users WHERE id = h.rider_id), 'handedPaise', h.amount_paise, 'countedPaise', h.counted_paise)
  FROM handovers AS h WHERE h.id = subject_id)`;

export const offerState = sql`(SELECT json_object('offerCode', o.code, 'percent', o.percent, 'offPaise', o.amount_paise, 'atMostPaise', o.at_most_paise,
    'minimumPaise', nullif(o.smallest_paise, 0), 'name', (SELECT p.name FROM financials AS f JOIN details AS d ON d.id = f.detail_id JOIN products AS p ON p.id = d.product_id WHERE f.id = o.financial_id),
    'buyFree', iif(o.kind = 'pack', o.buy || ' + ' || o.free, NULL), 'fromDay', o.from_day, 'untilDay', o.until_day, 'times', o.times, 'timesEach', o.times_each,
    'firstOrderOnly', o.first_order_only, 'runs', o.is_active) FROM offers AS o WHERE o.id = subject_id)`;
