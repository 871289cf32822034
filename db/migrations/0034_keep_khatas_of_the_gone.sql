CREATE INDEX `khata_entries_order` ON `khata_entries` (`order_id`,`seq`);
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
  SELECT RAISE(ABORT, 'khata_reversal') WHERE new.kind = 'reversal' AND NOT EXISTS (SELECT 1 FROM khata_entries AS e
    WHERE e.id = new.reverses AND e.account_id = new.account_id AND e.kind <> 'reversal' AND e.amount_paise = -new.amount_paise
    AND e.order_id IS new.order_id);
END;
--> statement-breakpoint
DROP TRIGGER day_entries_added;
--> statement-breakpoint
CREATE TRIGGER day_entries_added AFTER INSERT ON day_entries BEGIN
  UPDATE day_entries SET day = (SELECT coalesce((SELECT date(max(d.day), '+1 day') FROM days AS d WHERE d.closed_at IS NOT NULL AND d.day >= t.day), t.day)
    FROM (SELECT date((new.created_at + 19800000) / 1000, 'unixepoch') AS day) AS t) WHERE seq = new.seq;
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
