ALTER TABLE `opening_hours` ADD `break_from_minute` integer;--> statement-breakpoint
ALTER TABLE `opening_hours` ADD `break_to_minute` integer;