-- From now on commands book the shop's money themselves. While the Worker before them still writes, its triggers book what
-- it does, under the same key.
ALTER TABLE `day_entries` ADD `booking_key` text CONSTRAINT "day_entries_kind" CHECK(kind in ('delivered', 'cash', 'upi', 'online', 'refund', 'round-off', 'khata-given', 'khata-cash', 'khata-upi', 'khata-online', 'khata-corrected'));--> statement-breakpoint
CREATE UNIQUE INDEX `day_entries_booking_key_unique` ON `day_entries` (`booking_key`);--> statement-breakpoint
ALTER TABLE `khata_entries` ADD `is_again` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `taken_as` text;
--> statement-breakpoint
UPDATE orders SET taken_as = iif(payment_reference = 'Cash', 'cash', 'upi')
WHERE paid_at IS NOT NULL AND (payment_reference = 'Cash' OR payment_reference LIKE 'UPI %');
--> statement-breakpoint
CREATE TRIGGER orders_taken AFTER UPDATE OF paid_at ON orders BEGIN
  UPDATE orders SET taken_as = CASE WHEN new.paid_at IS NULL THEN NULL WHEN new.payment_reference = 'Cash' THEN 'cash'
    WHEN new.payment_reference LIKE 'UPI %' THEN 'upi' END WHERE id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER day_entries_added;
--> statement-breakpoint
CREATE TRIGGER day_entries_added AFTER INSERT ON day_entries BEGIN
  UPDATE day_entries SET day = (SELECT coalesce((SELECT date(max(d.day), '+1 day') FROM days AS d WHERE d.closed_at IS NOT NULL AND d.day >= t.day), t.day)
    FROM (SELECT date((new.created_at + 19800000) / 1000, 'unixepoch') AS day) AS t) WHERE seq = new.seq AND day IS NULL;
  INSERT INTO days (day) SELECT e.day FROM day_entries AS e WHERE e.seq = new.seq ON CONFLICT DO NOTHING;
  UPDATE days SET
    delivered = delivered + iif(new.kind = 'delivered', (new.amount_paise > 0) - (new.amount_paise < 0), 0),
    delivered_paise = delivered_paise + iif(new.kind = 'delivered', new.amount_paise, 0),
    cash_paise = cash_paise + iif(new.kind = 'cash', new.amount_paise, 0),
    upi_paise = upi_paise + iif(new.kind = 'upi', new.amount_paise, 0),
    online_paise = online_paise + iif(new.kind = 'online', new.amount_paise, 0),
    refund_paise = refund_paise + iif(new.kind = 'refund', new.amount_paise, 0),
    round_off_paise = round_off_paise + iif(new.kind = 'round-off', new.amount_paise, 0),
    khata_given_paise = khata_given_paise + iif(new.kind = 'khata-given', new.amount_paise, 0),
    khata_cash_paise = khata_cash_paise + iif(new.kind = 'khata-cash', new.amount_paise, 0),
    khata_upi_paise = khata_upi_paise + iif(new.kind = 'khata-upi', new.amount_paise, 0),
    khata_online_paise = khata_online_paise + iif(new.kind = 'khata-online', new.amount_paise, 0),
    khata_corrected_paise = khata_corrected_paise + iif(new.kind = 'khata-corrected', new.amount_paise, 0)
    WHERE day = (SELECT e.day FROM day_entries AS e WHERE e.seq = new.seq);
END;
--> statement-breakpoint
DROP TRIGGER orders_collected;
--> statement-breakpoint
CREATE TRIGGER orders_collected AFTER UPDATE OF paid_at, packed_at, cancelled_at, settled_paise ON orders
WHEN coalesce(new.payment_reference, old.payment_reference, '') = 'Cash' OR coalesce(new.payment_reference, old.payment_reference, '') LIKE 'UPI %' BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    SELECT kind, amount, new.id, at, new.id || ' ' || kind || ' ' || step || ' ' || at FROM (SELECT
      iif(coalesce(new.payment_reference, old.payment_reference) = 'Cash', 'cash', 'upi') AS kind,
      iif(new.paid_at IS NULL OR new.cancelled_at IS NOT NULL, 0, coalesce(new.settled_paise, new.total_paise))
        - iif(old.paid_at IS NULL OR old.cancelled_at IS NOT NULL, 0, coalesce(old.settled_paise, old.total_paise)) AS amount,
      CASE WHEN new.paid_at IS NOT old.paid_at THEN coalesce(new.paid_at, old.paid_at)
        WHEN new.cancelled_at IS NULL AND new.packed_at IS old.packed_at THEN (SELECT max(r.created_at) FROM order_returns AS r WHERE r.order_id = new.id)
        ELSE coalesce(new.cancelled_at, new.packed_at, old.packed_at) END AS at,
      CASE WHEN new.paid_at IS NOT old.paid_at THEN iif(new.paid_at IS NULL, 'unpaid', 'paid')
        WHEN new.cancelled_at IS NULL AND new.packed_at IS old.packed_at THEN (SELECT 'returned ' || max(r.nth) FROM order_returns AS r WHERE r.order_id = new.id)
        WHEN new.cancelled_at IS NOT NULL THEN 'cancelled' ELSE iif(new.packed_at IS NULL, 'unpacked', 'packed') END AS step)
    WHERE amount <> 0 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER orders_handed_over;
--> statement-breakpoint
CREATE TRIGGER orders_handed_over AFTER UPDATE OF delivered_at ON orders
WHEN (new.delivered_at IS NULL) <> (old.delivered_at IS NULL) BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    VALUES ('delivered', iif(new.delivered_at IS NULL, -1, 1) * coalesce(new.settled_paise, new.total_paise), new.id,
      coalesce(new.delivered_at, old.delivered_at),
      new.id || ' delivered ' || iif(new.delivered_at IS NULL, 'undelivered ', 'delivered ') || coalesce(new.delivered_at, old.delivered_at))
    ON CONFLICT DO NOTHING;
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    SELECT 'round-off', iif(new.delivered_at IS NULL, -1, 1) * new.round_off_paise, new.id, coalesce(new.delivered_at, old.delivered_at),
      new.id || ' round-off ' || iif(new.delivered_at IS NULL, 'undelivered ', 'delivered ') || coalesce(new.delivered_at, old.delivered_at)
    WHERE new.round_off_paise <> 0 ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER payments_charged;
--> statement-breakpoint
CREATE TRIGGER payments_charged AFTER UPDATE OF charged_at ON payments WHEN old.charged_at IS NULL AND new.charged_at IS NOT NULL BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    VALUES ('online', new.amount_paise, new.order_id, new.charged_at, new.order_id || ' online ' || new.id || ' ' || new.charged_at)
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER payments_refunded;
--> statement-breakpoint
CREATE TRIGGER payments_refunded AFTER UPDATE OF refund_request_id ON payments
WHEN old.refund_request_id IS NULL AND new.refund_request_id IS NOT NULL BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    VALUES ('refund', new.amount_paise, new.order_id, coalesce(new.charged_at, new.created_at),
      new.order_id || ' refund whole ' || new.id || ' ' || coalesce(new.charged_at, new.created_at))
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER refunds_owed;
--> statement-breakpoint
CREATE TRIGGER refunds_owed AFTER INSERT ON refunds BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    SELECT 'refund', new.amount_paise, order_id, new.created_at, order_id || ' refund owed ' || new.request_id || ' ' || new.created_at
    FROM payments WHERE id = new.payment_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER refunds_taken_back;
--> statement-breakpoint
CREATE TRIGGER refunds_taken_back AFTER DELETE ON refunds BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    SELECT 'refund', -old.amount_paise, order_id, old.created_at, order_id || ' refund not owed ' || old.request_id || ' ' || old.created_at
    FROM payments WHERE id = old.payment_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Whether an order goes on again is said by who writes now, and by nobody before.
DROP TRIGGER khata_entries_counted;
--> statement-breakpoint
CREATE TRIGGER khata_entries_counted AFTER INSERT ON khata_entries WHEN new.is_again IS NULL BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, account_id, created_at, booking_key)
    SELECT kind, iif(is_payment, -new.amount_paise, new.amount_paise), new.order_id, new.account_id, new.created_at,
      coalesce(new.order_id, new.account_id) || ' ' || kind || ' ' || new.id || ' ' || new.created_at
    FROM (SELECT CASE e.kind WHEN 'order' THEN 'khata-given' WHEN 'payment' THEN 'khata-' || e.method ELSE 'khata-corrected' END AS kind,
      e.kind = 'payment' AS is_payment FROM khata_entries AS e WHERE e.id = coalesce(new.reverses, new.id))
    WHERE true ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER khata_entries_added;
--> statement-breakpoint
CREATE TRIGGER khata_entries_added AFTER INSERT ON khata_entries WHEN new.is_again IS NULL BEGIN
  UPDATE khata_accounts SET balance_paise = new.balance_paise,
    given_paise = given_paise + iif(new.kind = 'reversal', min(new.amount_paise, 0), max(new.amount_paise, 0))
    WHERE id = new.account_id;
  SELECT RAISE(ABORT, 'khata_limit') FROM khata_accounts
    WHERE id = new.account_id AND new.kind = 'order' AND balance_paise > limit_paise
    AND NOT EXISTS (SELECT 1 FROM khata_entries AS r WHERE r.seq = new.seq - 1 AND r.kind = 'reversal' AND r.order_id = new.order_id
      AND r.created_at = new.created_at AND r.amount_paise <= -new.amount_paise);
  UPDATE khata_entries SET given_paise = given_paise + new.amount_paise
    WHERE new.kind = 'reversal' AND new.amount_paise < 0 AND account_id = new.account_id
    AND seq >= (SELECT seq FROM khata_entries WHERE id = new.reverses) AND seq < new.seq;
  UPDATE khata_entries SET given_paise = (SELECT given_paise FROM khata_accounts WHERE id = new.account_id) WHERE seq = new.seq;
  UPDATE orders SET khata_at = iif(new.kind = 'order', new.created_at, NULL) WHERE id = new.order_id;
END;
--> statement-breakpoint
DROP TRIGGER khata_entries_kept;
--> statement-breakpoint
CREATE TRIGGER khata_entries_kept BEFORE UPDATE OF seq, id, account_id, kind, amount_paise, balance_paise, order_id, reverses,
  method, reference, by_user_id, entry_key, created_at, is_again ON khata_entries BEGIN
  SELECT RAISE(ABORT, 'An entry of a khata is never altered');
END;
--> statement-breakpoint
DROP TRIGGER khata_entries_true;
--> statement-breakpoint
CREATE TRIGGER khata_entries_true BEFORE INSERT ON khata_entries BEGIN
  SELECT RAISE(ABORT, 'khata_balance') WHERE NOT EXISTS (SELECT 1 FROM khata_accounts AS a
    WHERE a.id = new.account_id AND a.balance_paise + new.amount_paise = new.balance_paise);
  SELECT RAISE(ABORT, 'khata_order') WHERE new.kind = 'order' AND NOT EXISTS (SELECT 1 FROM orders AS o
    WHERE o.id = new.order_id AND new.account_id = coalesce((SELECT k.id FROM khata_accounts AS k WHERE k.user_id = o.user_id),
      (SELECT e.account_id FROM khata_entries AS e WHERE e.order_id = o.id ORDER BY e.seq DESC LIMIT 1)) AND o.packed_at IS NOT NULL AND o.cancelled_at IS NULL
    AND o.paid_at IS NULL AND o.khata_at IS NULL AND coalesce(o.settled_paise, o.total_paise) = new.amount_paise);
  SELECT RAISE(ABORT, 'khata_limit') FROM khata_accounts AS a
    WHERE new.kind = 'order' AND new.is_again IS NOT NULL AND a.id = new.account_id AND new.balance_paise > a.limit_paise
    AND NOT (new.is_again AND EXISTS (SELECT 1 FROM khata_entries AS e
      WHERE e.account_id = a.id AND e.order_id = new.order_id AND e.kind = 'order' AND e.amount_paise >= new.amount_paise));
  SELECT RAISE(ABORT, 'khata_reversal') WHERE new.kind = 'reversal' AND NOT EXISTS (SELECT 1 FROM khata_entries AS e
    WHERE e.id = new.reverses AND e.account_id = new.account_id AND e.kind <> 'reversal' AND e.amount_paise = -new.amount_paise
    AND e.order_id IS new.order_id);
END;
