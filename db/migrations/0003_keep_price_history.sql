CREATE TABLE `price_changes` (
	`save_id` text NOT NULL,
	`financial_id` text NOT NULL,
	`old_price_paise` integer NOT NULL,
	`new_price_paise` integer NOT NULL,
	`old_discount_basis_points` integer NOT NULL,
	`new_discount_basis_points` integer NOT NULL,
	`stock_change` integer NOT NULL,
	PRIMARY KEY(`save_id`, `financial_id`),
	FOREIGN KEY (`save_id`) REFERENCES `price_saves`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `price_saves` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`user_name` text NOT NULL,
	`undoes` text,
	`change_count` integer NOT NULL,
	`changes_written` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "price_saves_whole" CHECK("price_saves"."changes_written" is null or "price_saves"."changes_written" = "price_saves"."change_count")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_saves_id_unique` ON `price_saves` (`id`);--> statement-breakpoint
CREATE INDEX `reviews_user` ON `reviews` (`user_id`);