-- after the Worker
-- No trigger books any more. Until here those of the Worker before booked what it did, so nothing is missing. A row of
-- `days` is a day that is closed: an open one is summed from its entries.
DROP TRIGGER orders_collected;
--> statement-breakpoint
DROP TRIGGER orders_taken;
--> statement-breakpoint
DROP TRIGGER orders_handed_over;
--> statement-breakpoint
DROP TRIGGER payments_charged;
--> statement-breakpoint
DROP TRIGGER payments_refunded;
--> statement-breakpoint
DROP TRIGGER refunds_owed;
--> statement-breakpoint
DROP TRIGGER refunds_taken_back;
--> statement-breakpoint
DROP TRIGGER khata_entries_counted;
--> statement-breakpoint
DROP TRIGGER khata_entries_added;
--> statement-breakpoint
DROP TRIGGER day_entries_added;
--> statement-breakpoint
DROP TRIGGER days_whole;
--> statement-breakpoint
DELETE FROM days WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER days_whole BEFORE DELETE ON days BEGIN
  SELECT RAISE(ABORT, 'A day is never removed from the day book');
END;
--> statement-breakpoint
-- What comes after a day is closed is the next day's.
CREATE TRIGGER day_entries_open BEFORE INSERT ON day_entries
WHEN new.day IS NULL OR EXISTS (SELECT 1 FROM days AS d WHERE d.day = new.day AND d.closed_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'day_entries_open');
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
    WHERE new.kind = 'order' AND a.id = new.account_id AND new.balance_paise > a.limit_paise
    AND NOT (coalesce(new.is_again, 0) AND EXISTS (SELECT 1 FROM khata_entries AS e
      WHERE e.account_id = a.id AND e.order_id = new.order_id AND e.kind = 'order' AND e.amount_paise >= new.amount_paise));
  SELECT RAISE(ABORT, 'khata_reversal') WHERE new.kind = 'reversal' AND NOT EXISTS (SELECT 1 FROM khata_entries AS e
    WHERE e.id = new.reverses AND e.account_id = new.account_id AND e.kind <> 'reversal' AND e.amount_paise = -new.amount_paise
    AND e.order_id IS new.order_id);
END;
