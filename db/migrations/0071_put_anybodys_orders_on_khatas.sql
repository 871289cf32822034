-- An order that the shop made for a phone without an account goes on the khata that is kept for that phone.
DROP TRIGGER khata_entries_true;
--> statement-breakpoint
CREATE TRIGGER khata_entries_true BEFORE INSERT ON khata_entries BEGIN
  SELECT RAISE(ABORT, 'khata_balance') WHERE NOT EXISTS (SELECT 1 FROM khata_accounts AS a
    WHERE a.id = new.account_id AND a.balance_paise + new.amount_paise = new.balance_paise);
  SELECT RAISE(ABORT, 'khata_given') WHERE new.kind IN ('given', 'opening') AND (new.amount_paise <= 0 OR new.order_id IS NOT NULL);
  SELECT RAISE(ABORT, 'khata_order') WHERE new.kind = 'order' AND NOT EXISTS (SELECT 1 FROM orders AS o
    WHERE o.id = new.order_id AND new.account_id = coalesce((SELECT k.id FROM khata_accounts AS k WHERE k.user_id = o.user_id),
      (SELECT k.id FROM khata_accounts AS k WHERE k.phone = o.claim_phone),
      (SELECT e.account_id FROM khata_entries AS e WHERE e.order_id = o.id ORDER BY e.seq DESC LIMIT 1))
    AND o.packed_at IS NOT NULL AND o.cancelled_at IS NULL AND o.paid_at IS NULL AND o.khata_at IS NULL AND coalesce(o.settled_paise, o.total_paise) = new.amount_paise);
  SELECT RAISE(ABORT, 'khata_limit') FROM khata_accounts AS a
    WHERE new.kind IN ('order', 'given', 'opening') AND a.id = new.account_id AND new.balance_paise > a.limit_paise
    AND NOT (coalesce(new.is_again, 0) AND EXISTS (SELECT 1 FROM khata_entries AS e
      WHERE e.account_id = a.id AND e.order_id = new.order_id AND e.kind = 'order' AND e.amount_paise >= new.amount_paise));
  SELECT RAISE(ABORT, 'khata_reversal') WHERE new.kind = 'reversal' AND NOT EXISTS (SELECT 1 FROM khata_entries AS e
    WHERE e.id = new.reverses AND e.account_id = new.account_id AND e.kind <> 'reversal' AND e.amount_paise = -new.amount_paise
    AND e.order_id IS new.order_id);
END;
