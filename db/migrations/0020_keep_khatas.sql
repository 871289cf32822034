-- What customers owe the shop: books whose entries stay.
CREATE TABLE `khata_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`limit_paise` integer NOT NULL,
	`balance_paise` integer DEFAULT 0 NOT NULL,
	`given_paise` integer DEFAULT 0 NOT NULL,
	`opened_at` integer NOT NULL,
	`opened_by` text,
	`consent_at` integer NOT NULL,
	`reminded_on` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "khata_accounts_limit" CHECK("khata_accounts"."limit_paise" between 0 and 100000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `khata_accounts_user_id_unique` ON `khata_accounts` (`user_id`);--> statement-breakpoint
CREATE INDEX `khata_accounts_balance` ON `khata_accounts` (`balance_paise`);--> statement-breakpoint
CREATE TABLE `khata_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`balance_paise` integer NOT NULL,
	`order_id` text,
	`reverses` text,
	`method` text,
	`reference` text DEFAULT '' NOT NULL,
	`by_user_id` text,
	`entry_key` text,
	`created_at` integer NOT NULL,
	`given_paise` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `khata_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "khata_entries_kind" CHECK(("khata_entries"."reverses" is not null) = ("khata_entries"."kind" = 'reversal')
      and ("khata_entries"."method" is not null or "khata_entries"."kind" <> 'payment') and "khata_entries"."amount_paise" <> 0
      and ("khata_entries"."kind" <> 'order' or ("khata_entries"."amount_paise" > 0 and "khata_entries"."order_id" is not null))
      and ("khata_entries"."kind" <> 'payment' or "khata_entries"."amount_paise" < 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `khata_entries_id_unique` ON `khata_entries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `khata_entries_reverses_unique` ON `khata_entries` (`reverses`);--> statement-breakpoint
CREATE UNIQUE INDEX `khata_entries_entry_key_unique` ON `khata_entries` (`entry_key`);--> statement-breakpoint
CREATE INDEX `khata_entries_account` ON `khata_entries` (`account_id`);--> statement-breakpoint
CREATE INDEX `khata_entries_age` ON `khata_entries` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `khata_entries_given` ON `khata_entries` (`account_id`,`given_paise`);--> statement-breakpoint
CREATE INDEX `khata_entries_paid` ON `khata_entries` (`account_id`) WHERE kind = 'payment';--> statement-breakpoint
ALTER TABLE `orders` ADD `khata_at` integer;
--> statement-breakpoint
CREATE TRIGGER khata_entries_kept BEFORE UPDATE OF seq, id, account_id, kind, amount_paise, balance_paise, order_id, reverses,
  method, reference, by_user_id, entry_key, created_at ON khata_entries BEGIN
  SELECT RAISE(ABORT, 'An entry of a khata is never altered');
END;
--> statement-breakpoint
CREATE TRIGGER khata_entries_whole BEFORE DELETE ON khata_entries BEGIN
  SELECT RAISE(ABORT, 'An entry of a khata is never removed');
END;
--> statement-breakpoint
CREATE TRIGGER khata_entries_true BEFORE INSERT ON khata_entries BEGIN
  SELECT RAISE(ABORT, 'khata_balance') WHERE NOT EXISTS (SELECT 1 FROM khata_accounts AS a
    WHERE a.id = new.account_id AND a.balance_paise + new.amount_paise = new.balance_paise);
  SELECT RAISE(ABORT, 'khata_order') WHERE new.kind = 'order' AND NOT EXISTS (SELECT 1 FROM orders AS o
    JOIN khata_accounts AS a ON a.user_id = o.user_id
    WHERE o.id = new.order_id AND a.id = new.account_id AND o.packed_at IS NOT NULL AND o.cancelled_at IS NULL
    AND o.paid_at IS NULL AND o.khata_at IS NULL AND coalesce(o.settled_paise, o.total_paise) = new.amount_paise);
  SELECT RAISE(ABORT, 'khata_reversal') WHERE new.kind = 'reversal' AND NOT EXISTS (SELECT 1 FROM khata_entries AS e
    WHERE e.id = new.reverses AND e.account_id = new.account_id AND e.kind <> 'reversal' AND e.amount_paise = -new.amount_paise
    AND e.order_id IS new.order_id);
END;
--> statement-breakpoint
CREATE TRIGGER khata_entries_added AFTER INSERT ON khata_entries BEGIN
  UPDATE khata_accounts SET balance_paise = new.balance_paise,
    given_paise = given_paise + iif(new.kind = 'reversal', min(new.amount_paise, 0), max(new.amount_paise, 0))
    WHERE id = new.account_id;
  SELECT RAISE(ABORT, 'khata_limit') FROM khata_accounts
    WHERE id = new.account_id AND new.kind = 'order' AND balance_paise > limit_paise;
  UPDATE khata_entries SET given_paise = given_paise + new.amount_paise
    WHERE new.kind = 'reversal' AND new.amount_paise < 0 AND account_id = new.account_id
    AND seq >= (SELECT seq FROM khata_entries WHERE id = new.reverses) AND seq < new.seq;
  UPDATE khata_entries SET given_paise = (SELECT given_paise FROM khata_accounts WHERE id = new.account_id) WHERE seq = new.seq;
  UPDATE orders SET khata_at = iif(new.kind = 'order', new.created_at, NULL) WHERE id = new.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_khata BEFORE UPDATE OF paid_at, khata_at, cancelled_at, packed_at, settled_paise ON orders
WHEN new.khata_at IS NOT NULL AND (new.paid_at IS NOT NULL OR new.cancelled_at IS NOT NULL OR new.packed_at IS NULL
  OR new.settled_paise IS NOT old.settled_paise) BEGIN
  SELECT RAISE(ABORT, 'orders_khata');
END;
--> statement-breakpoint
CREATE TRIGGER users_khata BEFORE DELETE ON users BEGIN
  SELECT RAISE(ABORT, 'users_khata') WHERE EXISTS (SELECT 1 FROM khata_accounts WHERE user_id = old.id AND balance_paise <> 0);
END;
