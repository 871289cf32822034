CREATE INDEX `day_entries_order` ON `day_entries` (`order_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `charged_paise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Paid online for less than it costs, which could happen until now: while it is not delivered the payment goes back and the
-- order is unpaid again,
UPDATE payments SET refund_request_id = 'R' || id, refund_status = 'DUE', checked_at = 0
WHERE refund_request_id IS NULL AND NOT EXISTS (SELECT 1 FROM refunds AS r WHERE r.payment_id = payments.id)
  AND EXISTS (SELECT 1 FROM orders AS o WHERE o.payment_reference = payments.id AND o.cancelled_at IS NULL
    AND o.delivered_at IS NULL AND coalesce(o.settled_paise, o.total_paise) > payments.amount_paise);
--> statement-breakpoint
UPDATE orders SET paid_at = NULL, payment_reference = NULL, invoice_number = NULL
WHERE cancelled_at IS NULL AND delivered_at IS NULL
  AND EXISTS (SELECT 1 FROM payments AS p WHERE p.id = orders.payment_reference AND p.refund_request_id IS NOT NULL);
--> statement-breakpoint
-- and once it is delivered it costs what was paid.
UPDATE orders SET settled_paise = paid.paise
FROM (SELECT p.id, p.amount_paise - (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id) AS paise
  FROM payments AS p) AS paid
WHERE paid.id = orders.payment_reference AND orders.cancelled_at IS NULL
  AND coalesce(orders.settled_paise, orders.total_paise) > paid.paise;
--> statement-breakpoint
UPDATE orders SET charged_paise = iif(cancelled_at IS NULL, coalesce(settled_paise, total_paise), 0) WHERE paid_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE `orders` ADD `given_back_paise` integer DEFAULT 0 NOT NULL CONSTRAINT "orders_paid" CHECK(iif(paid_at is null, charged_paise = 0 and given_back_paise = 0,
  given_back_paise >= 0 and charged_paise - given_back_paise
    = iif(cancelled_at is null, coalesce(settled_paise, total_paise), 0)));
--> statement-breakpoint
UPDATE orders SET charged_paise = p.amount_paise, given_back_paise = p.amount_paise - orders.charged_paise
FROM payments AS p WHERE p.id = orders.payment_reference AND orders.paid_at IS NOT NULL;
--> statement-breakpoint
-- Cash of a cancelled order was given back.
UPDATE orders SET charged_paise = coalesce(settled_paise, total_paise), given_back_paise = coalesce(settled_paise, total_paise)
WHERE paid_at IS NOT NULL AND cancelled_at IS NOT NULL AND charged_paise = 0;
--> statement-breakpoint
-- What is given back and was asked for nowhere is due.
INSERT INTO refunds (payment_id, reason, request_id, amount_paise, created_at)
SELECT p.id, iif(o.cancelled_at IS NULL, 'settled', 'cancelled'), 'U' || p.id,
  o.given_back_paise - (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id), unixepoch() * 1000
FROM orders AS o JOIN payments AS p ON p.id = o.payment_reference
WHERE p.refund_request_id IS NULL AND p.charged_at IS NOT NULL
  AND o.given_back_paise > (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id)
ON CONFLICT DO NOTHING;
