-- An order is accepted, settled, cancelled; what goes back and what a document is called has a table of its own.
CREATE TABLE `document_numbers` (
	`number` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`financial_year` text NOT NULL,
	`allotted_at` integer NOT NULL,
	`issued_at` integer,
	`cancelled_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_numbers_order` ON `document_numbers` (`order_id`) WHERE cancelled_at is null;--> statement-breakpoint
CREATE TABLE `order_change_lines` (
	`change_id` text NOT NULL,
	`position` integer NOT NULL,
	`financial_id` text NOT NULL,
	`ordered` integer NOT NULL,
	`packed` integer NOT NULL,
	`amount_paise` integer NOT NULL,
	`stock_delta` integer DEFAULT 0 NOT NULL,
	`swap_financial_id` text,
	`swap_name` text,
	`swap_brand` text,
	`swap_quantity_milli` integer,
	`swap_units` text,
	`swap_qty` integer,
	`swap_price_paise` integer,
	`swap_amount_paise` integer,
	PRIMARY KEY(`change_id`, `position`),
	FOREIGN KEY (`change_id`) REFERENCES `order_changes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_change_lines_packed" CHECK("order_change_lines"."packed" between 0 and "order_change_lines"."ordered"),
	CONSTRAINT "order_change_lines_amount" CHECK("order_change_lines"."amount_paise" >= 0),
	CONSTRAINT "order_change_lines_swap" CHECK(("order_change_lines"."swap_financial_id" is null) = ("order_change_lines"."swap_name" is null)
      and ("order_change_lines"."swap_financial_id" is null) = ("order_change_lines"."swap_amount_paise" is null)
      and ("order_change_lines"."swap_financial_id" is null or ("order_change_lines"."packed" < "order_change_lines"."ordered" and "order_change_lines"."swap_price_paise" > 0
      and "order_change_lines"."swap_qty" between 1 and 10 and "order_change_lines"."swap_amount_paise" between 0 and "order_change_lines"."swap_price_paise" * "order_change_lines"."swap_qty")))
);
--> statement-breakpoint
CREATE TABLE `order_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`asked` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_changes_id_unique` ON `order_changes` (`id`);--> statement-breakpoint
CREATE INDEX `order_changes_order` ON `order_changes` (`order_id`,`seq`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`payment_id` text NOT NULL,
	`reason` text NOT NULL,
	`request_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`status` text DEFAULT 'DUE' NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`checked_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`payment_id`, `reason`),
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_request_id_unique` ON `refunds` (`request_id`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`checked_at`) WHERE status <> 'SUCCESS';--> statement-breakpoint
CREATE TABLE `repeats` (
	`user_id` text NOT NULL,
	`path` text NOT NULL,
	`key` text NOT NULL,
	`digest` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `path`, `key`)
);
--> statement-breakpoint
CREATE INDEX `repeats_age` ON `repeats` (`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `short` text GENERATED ALWAYS AS (upper(substr(id, 1, 6))) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `accepted_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `accepted_by` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `cancelled_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `cancelled_by` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `cancel_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `if_missing` text DEFAULT 'leave' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `settled_paise` integer;--> statement-breakpoint
CREATE INDEX `orders_open_short` ON `orders` (`short`) WHERE delivered_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX `orders_unpacked` ON `orders` (`id`) WHERE packed_at is null and cancelled_at is null and stock_returned_at is null;--> statement-breakpoint
UPDATE orders SET accepted_at = packed_at WHERE packed_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO document_numbers (number, order_id, financial_year, allotted_at, issued_at)
SELECT invoice_number, id, substr(invoice_number, 4, 5), paid_at, dispatched_at FROM orders WHERE invoice_number IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER orders_short BEFORE INSERT ON orders BEGIN
  SELECT RAISE(ABORT, 'orders_short') WHERE EXISTS (SELECT 1 FROM orders AS o
    WHERE o.short = upper(substr(new.id, 1, 6)) AND o.delivered_at IS NULL AND o.cancelled_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER orders_life BEFORE UPDATE OF accepted_at, packed_at, dispatched_at, delivered_at, cancelled_at, settled_paise ON orders
WHEN (new.cancelled_at IS NOT NULL AND new.delivered_at IS NOT NULL)
  OR (old.cancelled_at IS NOT NULL AND new.cancelled_at IS NOT old.cancelled_at)
  OR new.settled_paise < 0 OR new.settled_paise > old.total_paise BEGIN
  SELECT RAISE(ABORT, 'orders_life');
END;
--> statement-breakpoint
CREATE TRIGGER order_changes_kept BEFORE UPDATE ON order_changes BEGIN
  SELECT RAISE(ABORT, 'A change of an order is never altered');
END;
--> statement-breakpoint
CREATE TRIGGER order_changes_whole BEFORE DELETE ON order_changes BEGIN
  SELECT RAISE(ABORT, 'A change of an order is never removed');
END;
--> statement-breakpoint
CREATE TRIGGER order_change_lines_kept BEFORE UPDATE ON order_change_lines BEGIN
  SELECT RAISE(ABORT, 'A line of a change is never altered');
END;
--> statement-breakpoint
CREATE TRIGGER order_change_lines_whole BEFORE DELETE ON order_change_lines BEGIN
  SELECT RAISE(ABORT, 'A line of a change is never removed');
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_whole BEFORE DELETE ON document_numbers BEGIN
  SELECT RAISE(ABORT, 'A document number is never given back');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_within_charge BEFORE INSERT ON refunds BEGIN
  SELECT RAISE(ABORT, 'refunds_within_charge') FROM payments AS p
  WHERE p.id = new.payment_id AND (p.refund_request_id IS NOT NULL OR p.charged_at IS NULL
    OR new.amount_paise + (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id) > p.amount_paise);
END;
--> statement-breakpoint
CREATE TRIGGER refunds_amount_kept BEFORE UPDATE OF payment_id, reason, amount_paise ON refunds BEGIN
  SELECT RAISE(ABORT, 'The amount of a refund is never altered');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_sent BEFORE DELETE ON refunds WHEN old.sent_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'refunds_sent');
END;
