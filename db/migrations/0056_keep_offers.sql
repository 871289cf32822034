CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`code` text,
	`percent` integer,
	`amount_paise` integer,
	`at_most_paise` integer,
	`smallest_paise` integer DEFAULT 0 NOT NULL,
	`financial_id` text,
	`buy` integer,
	`free` integer,
	`from_day` text,
	`until_day` text,
	`times` integer,
	`times_each` integer,
	`first_order_only` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "offers_gives" CHECK(CASE "offers"."kind" WHEN 'pack' THEN "offers"."financial_id" IS NOT NULL AND "offers"."buy" > 0 AND "offers"."free" > 0
        ELSE ("offers"."percent" IS NULL) <> ("offers"."amount_paise" IS NULL)
          AND coalesce("offers"."percent", 1) BETWEEN 1 AND 100 AND coalesce("offers"."amount_paise", 1) > 0 END)
);
--> statement-breakpoint
CREATE INDEX `offers_living` ON `offers` (`kind`,`until_day`);--> statement-breakpoint
CREATE INDEX `offers_code` ON `offers` (`code`);--> statement-breakpoint
CREATE TABLE `order_offers` (
	`order_id` text NOT NULL,
	`offer_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	PRIMARY KEY(`order_id`, `offer_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_offers_amount" CHECK("order_offers"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE INDEX `order_offers_offer` ON `order_offers` (`offer_id`);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `offer_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `offer_paise` integer DEFAULT 0 NOT NULL;