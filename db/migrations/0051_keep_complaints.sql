CREATE TABLE `complaint_lines` (
	`number` text NOT NULL,
	`financial_id` text NOT NULL,
	`qty` integer NOT NULL,
	PRIMARY KEY(`number`, `financial_id`),
	FOREIGN KEY (`number`) REFERENCES `complaints`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `complaint_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `complaint_pictures_age` ON `complaint_pictures` (`created_at`);--> statement-breakpoint
CREATE TABLE `complaint_settlements` (
	`number` text PRIMARY KEY NOT NULL,
	`settled_as` text NOT NULL,
	`text` text NOT NULL,
	`paise` integer DEFAULT 0 NOT NULL,
	`resend_id` text,
	`settled_at` integer NOT NULL,
	`settled_by` text,
	FOREIGN KEY (`number`) REFERENCES `complaints`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resend_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `complaints` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`complaint_key` text,
	`user_id` text,
	`order_id` text,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`reason` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`picture_id` text,
	`created_at` integer NOT NULL,
	`acknowledged_at` integer,
	`acknowledged_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_number_unique` ON `complaints` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_complaint_key_unique` ON `complaints` (`complaint_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `complaints_picture_id_unique` ON `complaints` (`picture_id`);--> statement-breakpoint
CREATE INDEX `complaints_user` ON `complaints` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `complaints_order` ON `complaints` (`order_id`);--> statement-breakpoint
DROP TRIGGER orders_within_limits;
--> statement-breakpoint
DROP TRIGGER orders_delivered;
--> statement-breakpoint
CREATE TABLE `__new_order_lines` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`detail_id` text NOT NULL,
	`financial_id` text NOT NULL,
	`name` text NOT NULL,
	`brand` text NOT NULL,
	`quantity_milli` integer NOT NULL,
	`units` text NOT NULL,
	`qty` integer NOT NULL,
	`price_paise` integer NOT NULL,
	`dprice_paise` integer NOT NULL,
	`tax_class_id` text,
	`name_hi` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_lines_qty" CHECK("__new_order_lines"."qty" between 1 and 10),
	CONSTRAINT "order_lines_price" CHECK("__new_order_lines"."dprice_paise" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_order_lines`("order_id", "position", "product_id", "detail_id", "financial_id", "name", "brand", "quantity_milli", "units", "qty", "price_paise", "dprice_paise", "tax_class_id", "name_hi") SELECT "order_id", "position", "product_id", "detail_id", "financial_id", "name", "brand", "quantity_milli", "units", "qty", "price_paise", "dprice_paise", "tax_class_id", "name_hi" FROM `order_lines`;--> statement-breakpoint
DROP TABLE `order_lines`;--> statement-breakpoint
ALTER TABLE `__new_order_lines` RENAME TO `order_lines`;--> statement-breakpoint
ALTER TABLE `shop_limits` ADD `complaint_days` integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `resend_of` text;
--> statement-breakpoint
-- One customer can't take the whole shop: of a new order, whole now, all that is within the limits is kept. What gave its
-- stock back counts as cancelled, and what the shop makes itself has no limit. Without a row of limits the first values hold.
CREATE TRIGGER orders_within_limits AFTER UPDATE OF lines_written ON orders
WHEN old.lines_written IS NULL AND new.channel = 'web' BEGIN
  SELECT RAISE(ABORT, 'orders_an_hour') WHERE coalesce((SELECT orders_an_hour FROM shop_limits), 60) < (
    SELECT count(*) FROM orders WHERE user_id = new.user_id AND created_at > new.created_at - 3600000);
  SELECT CASE
    WHEN orders > coalesce((SELECT open_orders FROM shop_limits), 15) THEN RAISE(ABORT, 'open_orders')
    WHEN paise > coalesce((SELECT open_paise FROM shop_limits), 5000000) THEN RAISE(ABORT, 'open_paise')
  END FROM (SELECT count(*) AS orders, sum(total_paise) AS paise FROM orders WHERE user_id = new.user_id
    AND paid_at IS NULL AND dispatched_at IS NULL AND stock_returned_at IS NULL);
  SELECT RAISE(ABORT, 'packs_a_day') WHERE coalesce((SELECT packs_a_day FROM shop_limits), 100) < (
    SELECT max(packs) FROM (
      SELECT sum(l.qty) AS packs FROM orders AS o CROSS JOIN order_lines AS l ON l.order_id = o.id
      WHERE o.user_id = new.user_id AND o.created_at > new.created_at - 86400000 AND o.stock_returned_at IS NULL
      AND l.financial_id IN (SELECT financial_id FROM order_lines WHERE order_id = new.id)
      GROUP BY l.financial_id));
END;
--> statement-breakpoint
-- An order that is whole goes where the shop delivers, is as large as its area asks, and comes in a window that is open.
-- What is sold over the counter goes nowhere, and what is sent again was within its bounds.
CREATE TRIGGER orders_delivered AFTER UPDATE OF lines_written ON orders
WHEN old.lines_written IS NULL AND new.channel <> 'counter' AND new.resend_of IS NULL BEGIN
  SELECT RAISE(ABORT, 'not_served') WHERE EXISTS (SELECT 1 FROM service_areas)
    AND NOT EXISTS (SELECT 1 FROM service_areas WHERE postal_code = new.postal_code AND is_active = 1);
  SELECT RAISE(ABORT, 'under_minimum') FROM service_areas
    WHERE postal_code = new.postal_code AND minimum_paise > new.items_paise;
  SELECT RAISE(ABORT, 'window_closed') WHERE new.slot_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM delivery_slots
    WHERE id = new.slot_id AND is_off = 0 AND cutoff_at >= new.created_at AND day NOT IN (SELECT day FROM shop_closures));
END;
