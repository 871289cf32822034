CREATE TABLE `push_subscriptions` (
	`endpoint_hash` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`user_id` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`ok_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `orders_counter` ON `orders` (`created_at`) WHERE delivered_at is null and cancelled_at is null and stock_returned_at is null;--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`seq`) WHERE paid_at is null and cancelled_at is null and stock_returned_at is null;--> statement-breakpoint
CREATE INDEX `orders_cancelled` ON `orders` (`seq`) WHERE cancelled_at is not null;--> statement-breakpoint
CREATE INDEX `orders_day` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_method` ON `orders` (`payment_method`,`seq`);