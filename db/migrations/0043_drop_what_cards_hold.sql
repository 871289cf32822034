-- after the Worker
-- What triggers kept for lists goes: commands refresh cards, and pages are counted. `details` loses columns that a CHECK names, so it
-- is made anew, and with it the tables that hang on it.
DROP VIEW card_source;
--> statement-breakpoint
DROP TRIGGER details_inserted;
--> statement-breakpoint
DROP TRIGGER details_deleted;
--> statement-breakpoint
DROP TRIGGER details_moved;
--> statement-breakpoint
DROP TRIGGER details_renamed;
--> statement-breakpoint
DROP TRIGGER details_labelled;
--> statement-breakpoint
DROP TRIGGER details_placed;
--> statement-breakpoint
DROP TRIGGER details_unplaced;
--> statement-breakpoint
DROP TRIGGER card_state_moved;
--> statement-breakpoint
DROP TRIGGER details_named;
--> statement-breakpoint
DROP TRIGGER details_brand_named;
--> statement-breakpoint
DROP TRIGGER financials_inserted;
--> statement-breakpoint
DROP TRIGGER financials_deleted;
--> statement-breakpoint
DROP TRIGGER financials_on_sale;
--> statement-breakpoint
DROP TRIGGER financials_changed;
--> statement-breakpoint
DROP TRIGGER financials_stock_shown;
--> statement-breakpoint
DROP TRIGGER card_pack_inserted;
--> statement-breakpoint
DROP TRIGGER card_pack_deleted;
--> statement-breakpoint
DROP TRIGGER card_pack_changed;
--> statement-breakpoint
DROP TRIGGER card_offer_inserted;
--> statement-breakpoint
DROP TRIGGER card_offer_deleted;
--> statement-breakpoint
DROP TRIGGER card_offer_changed;
--> statement-breakpoint
DROP TRIGGER products_renamed;
--> statement-breakpoint
DROP TRIGGER reviews_inserted;
--> statement-breakpoint
DROP TRIGGER reviews_hidden;
--> statement-breakpoint
DROP TRIGGER products_placed;
--> statement-breakpoint
DROP TRIGGER products_unplaced;
--> statement-breakpoint
DROP TRIGGER products_named;
--> statement-breakpoint
DROP TRIGGER categories_inserted;
--> statement-breakpoint
DROP TRIGGER categories_deleted;
--> statement-breakpoint
DROP TRIGGER categories_changed;
--> statement-breakpoint
DROP TRIGGER pictures_inserted;
--> statement-breakpoint
DROP TRIGGER pictures_changed;
--> statement-breakpoint
DROP TRIGGER pictures_deleted;
--> statement-breakpoint
DROP TRIGGER card_picture_inserted;
--> statement-breakpoint
DROP TRIGGER card_picture_changed;
--> statement-breakpoint
DROP TRIGGER card_picture_deleted;
--> statement-breakpoint
DROP TRIGGER search_synonyms_taught;
--> statement-breakpoint
DROP TRIGGER search_synonyms_forgotten;
--> statement-breakpoint
DROP TRIGGER shop_tax_chosen;
--> statement-breakpoint
DROP TRIGGER shop_tax_changed;
--> statement-breakpoint
DROP TABLE card_search;
--> statement-breakpoint
DROP TABLE places;
--> statement-breakpoint
CREATE TABLE `__new_details` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`category_id` text NOT NULL,
	`brand` text DEFAULT '' NOT NULL,
	`maker` text DEFAULT '' NOT NULL,
	`importer` text DEFAULT '' NOT NULL,
	`origin_country` text DEFAULT '' NOT NULL,
	`veg_mark` text DEFAULT '' NOT NULL,
	`ingredients` text DEFAULT '' NOT NULL,
	`shelf_life` text DEFAULT '' NOT NULL,
	`care_contact` text DEFAULT '' NOT NULL,
	`label_note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`product_id`,`category_id`) REFERENCES `products`(`id`,`category_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_details`("seq", "id", "product_id", "category_id", "brand", "maker", "importer", "origin_country", "veg_mark", "ingredients", "shelf_life", "care_contact", "label_note") SELECT "seq", "id", "product_id", "category_id", "brand", "maker", "importer", "origin_country", "veg_mark", "ingredients", "shelf_life", "care_contact", "label_note" FROM `details`;
--> statement-breakpoint
CREATE TABLE __kept_financials AS SELECT * FROM financials;
--> statement-breakpoint
CREATE TABLE __kept_pictures AS SELECT * FROM pictures;
--> statement-breakpoint
DROP TABLE financials;
--> statement-breakpoint
DROP TABLE pictures;
--> statement-breakpoint
DROP TABLE details;
--> statement-breakpoint
ALTER TABLE __new_details RENAME TO details;
--> statement-breakpoint
CREATE UNIQUE INDEX `details_id_unique` ON `details` (`id`);
--> statement-breakpoint
CREATE INDEX `details_product` ON `details` (`product_id`,`category_id`);
--> statement-breakpoint
CREATE TABLE `financials` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`detail_id` text NOT NULL,
	`quantity_milli` integer DEFAULT 0 NOT NULL,
	`units` text DEFAULT '' NOT NULL,
	`price_paise` integer DEFAULT 0 NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`count_in_stock` integer DEFAULT 0 NOT NULL,
	`dprice_paise` integer DEFAULT 0 NOT NULL,
	`low_stock_at` integer,
	FOREIGN KEY (`detail_id`) REFERENCES `details`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "financials_stock" CHECK("financials"."count_in_stock" >= 0),
	CONSTRAINT "financials_price" CHECK("financials"."price_paise" >= 0),
	CONSTRAINT "financials_paid" CHECK("financials"."dprice_paise" between 0 and max("financials"."price_paise", 0)),
	CONSTRAINT "financials_quantity" CHECK("financials"."quantity_milli" >= 0),
	CONSTRAINT "financials_discount" CHECK("financials"."discount_basis_points" between 0 and 10000)
);
--> statement-breakpoint
INSERT INTO financials (seq, id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock, dprice_paise, low_stock_at)
SELECT seq, id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock, dprice_paise, low_stock_at FROM __kept_financials;
--> statement-breakpoint
DROP TABLE __kept_financials;
--> statement-breakpoint
CREATE UNIQUE INDEX `financials_id_unique` ON `financials` (`id`);
--> statement-breakpoint
CREATE INDEX `financials_detail` ON `financials` (`detail_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `financials_pack` ON `financials` (`detail_id`,`quantity_milli`,`units`) WHERE quantity_milli > 0;
--> statement-breakpoint
CREATE INDEX `financials_low` ON `financials` (`id`) WHERE price_paise > 0 AND count_in_stock <= low_stock_at;
--> statement-breakpoint
CREATE INDEX `financials_few` ON `financials` (`count_in_stock`) WHERE price_paise > 0 AND low_stock_at IS NULL AND count_in_stock <= 50;
--> statement-breakpoint
CREATE TABLE `pictures` (
	`detail_id` text NOT NULL,
	`position` integer NOT NULL,
	`image` text NOT NULL,
	PRIMARY KEY(`detail_id`, `position`),
	FOREIGN KEY (`detail_id`) REFERENCES `details`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO pictures (detail_id, position, image)
SELECT detail_id, position, image FROM __kept_pictures;
--> statement-breakpoint
DROP TABLE __kept_pictures;
--> statement-breakpoint
ALTER TABLE `catalogue` DROP COLUMN `card_count`;
--> statement-breakpoint
ALTER TABLE `categories` DROP COLUMN `card_count`;
--> statement-breakpoint
CREATE VIEW card_source AS
SELECT d.seq, d.id, d.product_id, d.category_id, p.slug, p.name, p.name_hi, d.brand, d.veg_mark, d.origin_country,
  coalesce((SELECT image FROM pictures WHERE detail_id = d.id ORDER BY position LIMIT 1), '') AS image,
  d.on_shelf AS shelf,
  (SELECT json_group_array(json_array(id, quantity_milli, units, price_paise, dprice_paise, discount_basis_points, min(count_in_stock, 10)))
    FROM (SELECT * FROM financials WHERE detail_id = d.id AND price_paise > 0 ORDER BY seq)) AS packs,
  coalesce((SELECT dprice_paise FROM financials WHERE detail_id = d.id AND price_paise > 0
    ORDER BY count_in_stock = 0, dprice_paise LIMIT 1), 0) AS price_from,
  (SELECT unit_price FROM (SELECT count_in_stock, iif(quantity_milli > 0 AND units <> '',
      CAST(dprice_paise * iif(units IN ('g', 'ml'), 1000000.0, 1000.0) / quantity_milli + 0.5 AS INTEGER), NULL) AS unit_price
    FROM financials WHERE detail_id = d.id AND price_paise > 0)
    ORDER BY count_in_stock = 0, unit_price IS NULL, unit_price LIMIT 1) AS unit_from,
  coalesce((SELECT discount_basis_points FROM financials WHERE detail_id = d.id AND price_paise > 0
    ORDER BY count_in_stock = 0, discount_basis_points DESC LIMIT 1), 0) AS discount_most,
  lower(trim(d.brand || ' ' || p.name)) AS sort_name,
  lower(trim(coalesce(p.name_hi, p.name) || ' ' || d.brand)) AS sort_name_hi,
  d.on_shelf > 0 AND ('' IN (d.maker, d.origin_country, d.veg_mark, d.care_contact)
    OR (d.importer = '' AND d.origin_country NOT IN ('', 'India'))
    OR (d.veg_mark IN ('veg', 'non-veg') AND '' IN (d.ingredients, d.shelf_life))) AS lacks_label,
  p.name || iif(instr(p.name, '''') + instr(p.name, '’') > 0, ' ' || replace(replace(p.name, '''', ''), '’', ''), '')
    || coalesce(' ' || p.name_hi, '') AS name_words,
  replace(replace(d.brand, '''', ''), '’', '')
    || iif(d.glued_brand <> d.brand, ' ' || d.glued_brand || ' ' || d.brand, '') AS brand_words,
  c.name || coalesce(' ' || c.name_hi, '') AS category_words, p.also_known_as, p.kinds,
  's' || d.on_shelf || ' p' || p.seq || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
        WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM (SELECT * FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0 ORDER BY seq)), '') AS state
FROM (SELECT *, replace(replace(replace(replace(brand, ' ', ''), '-', ''), '''', ''), '’', '') AS glued_brand,
    coalesce(2 - (SELECT max(count_in_stock > 0) FROM financials WHERE detail_id = details.id AND price_paise > 0), 0) AS on_shelf
  FROM details) AS d
JOIN products AS p ON p.id = d.product_id JOIN categories AS c ON c.id = d.category_id;
--> statement-breakpoint
DELETE FROM cards WHERE seq NOT IN (SELECT seq FROM card_source);
--> statement-breakpoint
INSERT INTO cards (seq, id, product_id, category_id, slug, name, name_hi, brand, veg_mark, origin_country, image, shelf, packs, price_from, unit_from, discount_most, sort_name, sort_name_hi, lacks_label, name_words, brand_words, category_words, also_known_as, kinds, state)
SELECT seq, id, product_id, category_id, slug, name, name_hi, brand, veg_mark, origin_country, image, shelf, packs, price_from, unit_from, discount_most, sort_name, sort_name_hi, lacks_label, name_words, brand_words, category_words, also_known_as, kinds, state FROM card_source WHERE true
ON CONFLICT (seq) DO UPDATE SET id = excluded.id, product_id = excluded.product_id, category_id = excluded.category_id, slug = excluded.slug, name = excluded.name, name_hi = excluded.name_hi, brand = excluded.brand, veg_mark = excluded.veg_mark, origin_country = excluded.origin_country, image = excluded.image, shelf = excluded.shelf, packs = excluded.packs, price_from = excluded.price_from, unit_from = excluded.unit_from, discount_most = excluded.discount_most, sort_name = excluded.sort_name, sort_name_hi = excluded.sort_name_hi, lacks_label = excluded.lacks_label, name_words = excluded.name_words, brand_words = excluded.brand_words, category_words = excluded.category_words, also_known_as = excluded.also_known_as, kinds = excluded.kinds, state = excluded.state
WHERE (cards.seq, cards.id, cards.product_id, cards.category_id, cards.slug, cards.name, cards.name_hi, cards.brand, cards.veg_mark, cards.origin_country, cards.image, cards.shelf, cards.packs, cards.price_from, cards.unit_from, cards.discount_most, cards.sort_name, cards.sort_name_hi, cards.lacks_label, cards.name_words, cards.brand_words, cards.category_words, cards.also_known_as, cards.kinds, cards.state)
  IS NOT (excluded.seq, excluded.id, excluded.product_id, excluded.category_id, excluded.slug, excluded.name, excluded.name_hi, excluded.brand, excluded.veg_mark, excluded.origin_country, excluded.image, excluded.shelf, excluded.packs, excluded.price_from, excluded.unit_from, excluded.discount_most, excluded.sort_name, excluded.sort_name_hi, excluded.lacks_label, excluded.name_words, excluded.brand_words, excluded.category_words, excluded.also_known_as, excluded.kinds, excluded.state);
--> statement-breakpoint
UPDATE catalogue SET version = version + 1;
