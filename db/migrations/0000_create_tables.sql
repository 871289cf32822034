CREATE TABLE `attempts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_subject` ON `attempts` (`kind`,`subject`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_age` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `catalogue` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`card_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`card_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name_unique` ON `categories` (`name`);--> statement-breakpoint
CREATE TABLE `details` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`category_id` text NOT NULL,
	`brand` text DEFAULT '' NOT NULL,
	`shelf` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`,`category_id`) REFERENCES `products`(`id`,`category_id`) ON UPDATE cascade ON DELETE cascade,
	CONSTRAINT "details_shelf_known" CHECK("details"."shelf" in (0, 1, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `details_id_unique` ON `details` (`id`);--> statement-breakpoint
CREATE INDEX `details_product` ON `details` (`product_id`,`category_id`);--> statement-breakpoint
CREATE INDEX `details_category_shelf` ON `details` (`category_id`,`shelf`,`seq`);--> statement-breakpoint
CREATE INDEX `details_shelf` ON `details` (`shelf`,`seq`);--> statement-breakpoint
CREATE TABLE `financials` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`detail_id` text NOT NULL,
	`quantity_milli` integer DEFAULT 0 NOT NULL,
	`units` text DEFAULT '' NOT NULL,
	`price_paise` integer DEFAULT 0 NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`dprice_paise` integer GENERATED ALWAYS AS ((price_paise * (10000 - discount_basis_points) + 5000) / 10000) STORED NOT NULL,
	`count_in_stock` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`detail_id`) REFERENCES `details`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "financials_stock" CHECK("financials"."count_in_stock" >= 0),
	CONSTRAINT "financials_price" CHECK("financials"."price_paise" >= 0),
	CONSTRAINT "financials_quantity" CHECK("financials"."quantity_milli" >= 0),
	CONSTRAINT "financials_discount" CHECK("financials"."discount_basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `financials_id_unique` ON `financials` (`id`);--> statement-breakpoint
CREATE INDEX `financials_detail` ON `financials` (`detail_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `financials_pack` ON `financials` (`detail_id`,`quantity_milli`,`units`) WHERE quantity_milli > 0;--> statement-breakpoint
CREATE TABLE `invoice_counters` (
	`financial_year` text PRIMARY KEY NOT NULL,
	`last_number` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "one_time_codes_tries" CHECK("one_time_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE INDEX `one_time_codes_phone` ON `one_time_codes` (`phone`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_codes_expiry` ON `one_time_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `order_lines` (
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
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_lines_qty" CHECK("order_lines"."qty" between 1 and 10),
	CONSTRAINT "order_lines_price" CHECK("order_lines"."dprice_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`order_key` text NOT NULL,
	`cart_digest` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_phone` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`postal_code` text NOT NULL,
	`country` text DEFAULT 'India' NOT NULL,
	`payment_method` text NOT NULL,
	`line_count` integer NOT NULL,
	`lines_written` integer,
	`items_paise` integer DEFAULT 0 NOT NULL,
	`shipping_paise` integer DEFAULT 0 NOT NULL,
	`total_paise` integer GENERATED ALWAYS AS (items_paise + shipping_paise) STORED NOT NULL,
	`invoice_number` text,
	`payment_reference` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`packed_at` integer,
	`dispatched_at` integer,
	`delivered_at` integer,
	`stock_returned_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_whole" CHECK("orders"."lines_written" is null or "orders"."lines_written" = "orders"."line_count"),
	CONSTRAINT "orders_not_empty" CHECK("orders"."line_count" > 0),
	CONSTRAINT "orders_forward" CHECK(("orders"."dispatched_at" is null or "orders"."packed_at" is not null)
      and ("orders"."delivered_at" is null or "orders"."dispatched_at" is not null)),
	CONSTRAINT "orders_invoice" CHECK("orders"."invoice_number" is null or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_invoice_number_unique` ON `orders` (`invoice_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_key` ON `orders` (`user_id`,`order_key`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `orders_unpaid_online` ON `orders` (`created_at`) WHERE payment_method = 'Online' and paid_at is null and stock_returned_at is null;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`status` text NOT NULL,
	`link` text,
	`link_expires_at` integer,
	`created_at` integer NOT NULL,
	`checked_at` integer,
	`charged_at` integer,
	`refund_request_id` text,
	`refund_status` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payments_amount" CHECK("payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_refund_request_id_unique` ON `payments` (`refund_request_id`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_pending` ON `payments` (`checked_at`) WHERE status in ('NEW', 'PENDING');--> statement-breakpoint
CREATE TABLE `phone_grants` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `phone_grants_expiry` ON `phone_grants` (`expires_at`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`detail_id` text NOT NULL,
	`position` integer NOT NULL,
	`image` text NOT NULL,
	PRIMARY KEY(`detail_id`, `position`),
	FOREIGN KEY (`detail_id`) REFERENCES `details`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `products` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`category_id` text NOT NULL,
	`also_known_as` text DEFAULT '' NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_id_unique` ON `products` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_slug_unique` ON `products` (`slug`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_id_category` ON `products` (`id`,`category_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`rating` integer NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reviews_rating" CHECK("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`product_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_product` ON `reviews` (`product_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `search_words` (
	`form` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`form`, `word`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`password_hash` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`postal_code` text DEFAULT '' NOT NULL,
	`latitude_milli` integer,
	`longitude_milli` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_phone" CHECK(length("users"."phone") = 10)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id_unique` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text,
	`name` text NOT NULL,
	`received_at` integer NOT NULL
);
