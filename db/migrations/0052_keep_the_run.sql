CREATE TABLE `handovers` (
	`id` text PRIMARY KEY NOT NULL,
	`rider_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`taken_paise` integer NOT NULL,
	`created_at` integer NOT NULL,
	`counted_paise` integer,
	`counted_at` integer,
	`counted_by` text
);
--> statement-breakpoint
CREATE INDEX `handovers_rider` ON `handovers` (`rider_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `takings` (
	`order_id` text NOT NULL,
	`rider_id` text NOT NULL,
	`method` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`taken_at` integer NOT NULL,
	`handover_id` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handover_id`) REFERENCES `handovers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `takings_order` ON `takings` (`order_id`);--> statement-breakpoint
CREATE INDEX `takings_open` ON `takings` (`rider_id`,`handover_id`);--> statement-breakpoint
ALTER TABLE `days` ADD `with_rider_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `rider_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `door_code` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `delivered_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_rider` ON `orders` (`rider_id`) WHERE rider_id is not null and delivered_at is null;
