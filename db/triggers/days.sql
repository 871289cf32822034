-- An entry belongs to the day it was made on, or to the first after it that is not closed, and stands there for good.
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

CREATE TRIGGER day_entries_kept BEFORE UPDATE ON day_entries WHEN old.day IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'An entry of the day book is never altered');
END;

CREATE TRIGGER day_entries_whole BEFORE DELETE ON day_entries BEGIN
  SELECT RAISE(ABORT, 'An entry of the day book is never removed');
END;

CREATE TRIGGER days_closed BEFORE UPDATE ON days WHEN old.closed_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'days_closed');
END;

CREATE TRIGGER days_whole BEFORE DELETE ON days BEGIN
  SELECT RAISE(ABORT, 'A day is never removed from the day book');
END;

-- Cash and UPI of an order are what it costs while it is paid by them: a step taken back, goods left out or brought back and
-- a cancel after it was paid give back the difference.
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

CREATE TRIGGER payments_charged AFTER UPDATE OF charged_at ON payments WHEN old.charged_at IS NULL AND new.charged_at IS NOT NULL BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    VALUES ('online', new.amount_paise, new.order_id, new.charged_at, new.order_id || ' online ' || new.id || ' ' || new.charged_at)
    ON CONFLICT DO NOTHING;
END;

-- What goes back counts from when it is owed.
CREATE TRIGGER payments_refunded AFTER UPDATE OF refund_request_id ON payments
WHEN old.refund_request_id IS NULL AND new.refund_request_id IS NOT NULL BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    VALUES ('refund', new.amount_paise, new.order_id, coalesce(new.charged_at, new.created_at),
      new.order_id || ' refund whole ' || new.id || ' ' || coalesce(new.charged_at, new.created_at))
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER refunds_owed AFTER INSERT ON refunds BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    SELECT 'refund', new.amount_paise, order_id, new.created_at, order_id || ' refund owed ' || new.request_id || ' ' || new.created_at
    FROM payments WHERE id = new.payment_id ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER refunds_taken_back AFTER DELETE ON refunds BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at, booking_key)
    SELECT 'refund', -old.amount_paise, order_id, old.created_at, order_id || ' refund not owed ' || old.request_id || ' ' || old.created_at
    FROM payments WHERE id = old.payment_id ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER khata_entries_counted AFTER INSERT ON khata_entries WHEN new.is_again IS NULL BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, account_id, created_at, booking_key)
    SELECT kind, iif(is_payment, -new.amount_paise, new.amount_paise), new.order_id, new.account_id, new.created_at,
      coalesce(new.order_id, new.account_id) || ' ' || kind || ' ' || new.id || ' ' || new.created_at
    FROM (SELECT CASE e.kind WHEN 'order' THEN 'khata-given' WHEN 'payment' THEN 'khata-' || e.method ELSE 'khata-corrected' END AS kind,
      e.kind = 'payment' AS is_payment FROM khata_entries AS e WHERE e.id = coalesce(new.reverses, new.id))
    WHERE true ON CONFLICT DO NOTHING;
END;
