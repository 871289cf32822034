-- Where the shop delivers, when and for how much; with no row, everywhere, as soon as possible, for nothing.
CREATE TABLE `delivery_slots` (
	`id` text PRIMARY KEY NOT NULL,
	`template_id` text,
	`day` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`cutoff_at` integer NOT NULL,
	`capacity` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`fee_paise` integer NOT NULL,
	`is_off` integer DEFAULT false NOT NULL,
	CONSTRAINT "delivery_slots_places" CHECK("delivery_slots"."taken" between 0 and "delivery_slots"."capacity"),
	CONSTRAINT "delivery_slots_times" CHECK("delivery_slots"."from_at" < "delivery_slots"."to_at"),
	CONSTRAINT "delivery_slots_fee" CHECK("delivery_slots"."fee_paise" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_slots_made` ON `delivery_slots` (`template_id`,`day`);--> statement-breakpoint
CREATE INDEX `delivery_slots_open` ON `delivery_slots` (`cutoff_at`);--> statement-breakpoint
CREATE TABLE `opening_hours` (
	`weekday` integer PRIMARY KEY NOT NULL,
	`open_minute` integer NOT NULL,
	`close_minute` integer NOT NULL,
	CONSTRAINT "opening_hours_day" CHECK("opening_hours"."weekday" between 0 and 6 and "opening_hours"."open_minute" >= 0 and "opening_hours"."open_minute" < "opening_hours"."close_minute" and "opening_hours"."close_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE `service_areas` (
	`postal_code` text PRIMARY KEY NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`fee_paise` integer NOT NULL,
	`free_from_paise` integer,
	`minimum_paise` integer NOT NULL,
	CONSTRAINT "service_areas_amounts" CHECK("service_areas"."fee_paise" >= 0 and coalesce("service_areas"."free_from_paise", 0) >= 0 and "service_areas"."minimum_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE `shop_closures` (
	`day` text PRIMARY KEY NOT NULL,
	`words` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slot_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	`capacity` integer NOT NULL,
	`cutoff_minutes` integer NOT NULL,
	`fee_paise` integer NOT NULL,
	CONSTRAINT "slot_templates_day" CHECK("slot_templates"."weekday" between 0 and 6 and "slot_templates"."from_minute" >= 0 and "slot_templates"."from_minute" < "slot_templates"."to_minute" and "slot_templates"."to_minute" <= 1440),
	CONSTRAINT "slot_templates_amounts" CHECK("slot_templates"."capacity" > 0 and "slot_templates"."cutoff_minutes" >= 0 and "slot_templates"."fee_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `slot_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `slot_from` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `slot_to` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `slot_fee_paise` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER orders_delivered AFTER UPDATE OF lines_written ON orders WHEN old.lines_written IS NULL BEGIN
  SELECT RAISE(ABORT, 'not_served') WHERE EXISTS (SELECT 1 FROM service_areas)
    AND NOT EXISTS (SELECT 1 FROM service_areas WHERE postal_code = new.postal_code AND is_active = 1);
  SELECT RAISE(ABORT, 'under_minimum') FROM service_areas
    WHERE postal_code = new.postal_code AND minimum_paise > new.items_paise;
  SELECT RAISE(ABORT, 'window_closed') WHERE new.slot_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM delivery_slots
    WHERE id = new.slot_id AND is_off = 0 AND cutoff_at >= new.created_at AND day NOT IN (SELECT day FROM shop_closures));
  UPDATE delivery_slots SET taken = taken + 1 WHERE id = new.slot_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_place AFTER UPDATE OF stock_returned_at ON orders
WHEN old.slot_id IS NOT NULL AND (old.stock_returned_at IS NULL) <> (new.stock_returned_at IS NULL) BEGIN
  UPDATE delivery_slots SET taken = taken - 1 WHERE id = old.slot_id AND new.stock_returned_at IS NOT NULL;
  UPDATE delivery_slots SET taken = taken + 1 WHERE id = new.slot_id AND new.stock_returned_at IS NULL;
END;
