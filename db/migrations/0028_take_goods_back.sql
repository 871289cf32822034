CREATE TABLE `order_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`nth` integer NOT NULL,
	`number` text NOT NULL,
	`asked` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_returns_number_unique` ON `order_returns` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_returns_nth` ON `order_returns` (`order_id`,`nth`);
--> statement-breakpoint
DROP TRIGGER orders_collected;
--> statement-breakpoint
CREATE TRIGGER orders_collected AFTER UPDATE OF paid_at, packed_at, cancelled_at, settled_paise ON orders
WHEN coalesce(new.payment_reference, old.payment_reference, '') = 'Cash' OR coalesce(new.payment_reference, old.payment_reference, '') LIKE 'UPI %' BEGIN
  INSERT INTO day_entries (kind, amount_paise, order_id, created_at)
    SELECT kind, amount, new.id, at FROM (SELECT
      iif(coalesce(new.payment_reference, old.payment_reference) = 'Cash', 'cash', 'upi') AS kind,
      iif(new.paid_at IS NULL OR new.cancelled_at IS NOT NULL, 0, coalesce(new.settled_paise, new.total_paise))
        - iif(old.paid_at IS NULL OR old.cancelled_at IS NOT NULL, 0, coalesce(old.settled_paise, old.total_paise)) AS amount,
      CASE WHEN new.paid_at IS NOT old.paid_at THEN coalesce(new.paid_at, old.paid_at)
        WHEN new.cancelled_at IS NULL AND new.packed_at IS old.packed_at THEN (SELECT max(r.created_at) FROM order_returns AS r WHERE r.order_id = new.id)
        ELSE coalesce(new.cancelled_at, new.packed_at, old.packed_at) END AS at)
    WHERE amount <> 0;
END;
--> statement-breakpoint
DROP TRIGGER khata_entries_added;
--> statement-breakpoint
CREATE TRIGGER khata_entries_added AFTER INSERT ON khata_entries BEGIN
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
CREATE TRIGGER documents_credited BEFORE INSERT ON documents WHEN new.of_number IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'documents_credited') WHERE EXISTS (SELECT 1 FROM (
      SELECT coalesce(n.value ->> 'of', n.key) AS line, sum(n.value ->> 'qty') AS qty, sum(n.value ->> 'amountPaise') AS paise
      FROM (SELECT lines FROM documents WHERE order_id = new.order_id AND of_number IS NOT NULL UNION ALL SELECT new.lines) AS d, json_each(d.lines) AS n
      GROUP BY 1) AS back
    JOIN documents AS p ON p.order_id = new.order_id AND p.of_number IS NULL
    JOIN json_each(p.lines) AS sold ON sold.key = back.line
    WHERE back.qty > sold.value ->> 'qty' OR back.paise > sold.value ->> 'amountPaise');
END;
--> statement-breakpoint
CREATE TRIGGER order_returns_kept BEFORE UPDATE ON order_returns BEGIN
  SELECT RAISE(ABORT, 'What came back is never altered');
END;
--> statement-breakpoint
CREATE TRIGGER order_returns_whole BEFORE DELETE ON order_returns BEGIN
  SELECT RAISE(ABORT, 'What came back is never removed');
END;
--> statement-breakpoint
CREATE TRIGGER shop_tax_chosen AFTER INSERT ON shop_tax BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER shop_tax_changed AFTER UPDATE OF regime, gstin ON shop_tax BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
