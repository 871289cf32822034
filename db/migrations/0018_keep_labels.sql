-- What stands on the packs of a brand, and the brands that lack some of it.
ALTER TABLE `details` ADD `maker` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `importer` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `origin_country` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `veg_mark` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `ingredients` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `shelf_life` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `care_contact` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `label_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `details_lacking` ON `details` (`seq`) WHERE shelf > 0 AND ('' IN (maker, origin_country, veg_mark, care_contact)
  OR (importer = '' AND origin_country NOT IN ('', 'India'))
  OR (veg_mark IN ('veg', 'non-veg') AND '' IN (ingredients, shelf_life)));
--> statement-breakpoint
CREATE TRIGGER details_labelled AFTER UPDATE OF maker, importer, origin_country, veg_mark, ingredients, shelf_life, care_contact, label_note ON details BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
