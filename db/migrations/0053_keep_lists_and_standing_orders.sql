CREATE TABLE `back_wishes` (
	`user_id` text NOT NULL,
	`financial_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `financial_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `back_wishes_pack` ON `back_wishes` (`financial_id`);--> statement-breakpoint
CREATE TABLE `saved_list_lines` (
	`list_id` text NOT NULL,
	`position` integer NOT NULL,
	`financial_id` text NOT NULL,
	`qty` integer NOT NULL,
	`name` text NOT NULL,
	`name_hi` text,
	`brand` text NOT NULL,
	`quantity_milli` integer NOT NULL,
	`units` text NOT NULL,
	PRIMARY KEY(`list_id`, `position`),
	FOREIGN KEY (`list_id`) REFERENCES `saved_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_lists_user` ON `saved_lists` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `standing_days` (
	`standing_id` text NOT NULL,
	`day` text NOT NULL,
	`outcome` text NOT NULL,
	`order_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`standing_id`, `day`),
	FOREIGN KEY (`standing_id`) REFERENCES `standing_orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `standing_days_day` ON `standing_days` (`day`);--> statement-breakpoint
CREATE TABLE `standing_hour` (
	`id` integer PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `standing_lines` (
	`standing_id` text NOT NULL,
	`position` integer NOT NULL,
	`financial_id` text NOT NULL,
	`qty` integer NOT NULL,
	`name` text NOT NULL,
	`name_hi` text,
	`brand` text NOT NULL,
	`quantity_milli` integer NOT NULL,
	`units` text NOT NULL,
	PRIMARY KEY(`standing_id`, `position`),
	FOREIGN KEY (`standing_id`) REFERENCES `standing_orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `standing_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`weekdays` text NOT NULL,
	`slot_from` text,
	`address_id` text,
	`is_on_khata` integer DEFAULT false NOT NULL,
	`most_paise` integer,
	`paused_until` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `standing_orders_user` ON `standing_orders` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `wants_khata` integer DEFAULT false NOT NULL;