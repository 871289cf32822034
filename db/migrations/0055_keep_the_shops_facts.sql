CREATE TABLE `shop_facts` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`address` text,
	`phone` text,
	`food_licence` text,
	`officer` text,
	`logo` text,
	`tried_at` integer,
	`set_up_at` integer,
	CONSTRAINT "shop_facts_one" CHECK("shop_facts"."id" = 1)
);
