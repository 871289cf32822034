-- after the Worker
-- The CHECK of the day book takes in what riders have not handed over; no trigger of an older release hangs on it by now.
CREATE TABLE `__new_day_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text,
	`kind` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`order_id` text,
	`account_id` text,
	`text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`booking_key` text,
	CONSTRAINT "day_entries_kind" CHECK("__new_day_entries"."kind" in ('delivered', 'cash', 'upi', 'online', 'refund', 'round-off', 'khata-given', 'khata-cash', 'khata-upi', 'khata-online', 'khata-corrected', 'float', 'expense', 'drawing', 'deposit', 'with-rider'))
);
--> statement-breakpoint
INSERT INTO `__new_day_entries`("seq", "day", "kind", "amount_paise", "order_id", "account_id", "text", "created_at", "booking_key") SELECT "seq", "day", "kind", "amount_paise", "order_id", "account_id", "text", "created_at", "booking_key" FROM `day_entries`;--> statement-breakpoint
DROP TABLE `day_entries`;--> statement-breakpoint
ALTER TABLE `__new_day_entries` RENAME TO `day_entries`;--> statement-breakpoint
CREATE UNIQUE INDEX `day_entries_booking_key_unique` ON `day_entries` (`booking_key`);--> statement-breakpoint
CREATE INDEX `day_entries_day` ON `day_entries` (`day`,`seq`);--> statement-breakpoint
CREATE INDEX `day_entries_order` ON `day_entries` (`order_id`,`created_at`);
--> statement-breakpoint
CREATE TRIGGER day_entries_open BEFORE INSERT ON day_entries
WHEN new.day IS NULL OR EXISTS (SELECT 1 FROM days AS d WHERE d.day = new.day AND d.closed_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'day_entries_open');
END;
--> statement-breakpoint
CREATE TRIGGER day_entries_kept BEFORE UPDATE ON day_entries WHEN old.day IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'An entry of the day book is never altered');
END;
--> statement-breakpoint
CREATE TRIGGER day_entries_whole BEFORE DELETE ON day_entries BEGIN
  SELECT RAISE(ABORT, 'An entry of the day book is never removed');
END;
