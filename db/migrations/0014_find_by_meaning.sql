CREATE TABLE `search_misses` (
	`day` text NOT NULL,
	`text` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`results` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`day`, `text`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`term` text NOT NULL,
	`sound` text NOT NULL,
	`product_id` text,
	`category_id` text,
	`replacement` text,
	`expression` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "search_synonyms_one_target" CHECK(("search_synonyms"."product_id" is not null) + ("search_synonyms"."category_id" is not null) + ("search_synonyms"."replacement" is not null) = 1)
);
--> statement-breakpoint
CREATE INDEX `search_synonyms_term` ON `search_synonyms` (`term`);--> statement-breakpoint
CREATE INDEX `search_synonyms_sound` ON `search_synonyms` (`sound`);--> statement-breakpoint
CREATE INDEX `search_synonyms_product` ON `search_synonyms` (`product_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `kinds` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Words of every script stay whole, marks and all. What this index promises: a card is found by its names, its brand with and
-- without apostrophes and spaces, and by what kind it is; `state` has its shelf, product, category and packs as words (s1 p12 coils g500).
DROP TABLE card_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE card_search USING fts5(
  name, brand, category, also_known_as, kinds, state,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix = '1 2 3'
);
--> statement-breakpoint
INSERT INTO card_search (rowid, name, brand, category, also_known_as, kinds, state)
  SELECT d.seq, p.name || iif(instr(p.name, '''') + instr(p.name, '’') > 0, ' ' || replace(replace(p.name, '''', ''), '’', ''), ''),
    replace(replace(d.brand, '''', ''), '’', '') || iif(replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') <> d.brand, ' ' || replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') || ' ' || d.brand, ''),
    c.name, p.also_known_as, p.kinds, 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '')
  FROM details d JOIN products p ON p.id = d.product_id JOIN categories c ON c.id = p.category_id;
--> statement-breakpoint
-- Made anew, with sounds of both scripts, by what runs after the migrations: its forms are a program's.
DELETE FROM search_words;
--> statement-breakpoint
DROP TRIGGER details_inserted;
--> statement-breakpoint
CREATE TRIGGER details_inserted AFTER INSERT ON details BEGIN
  INSERT INTO card_search (rowid, name, brand, category, also_known_as, kinds, state)
  SELECT d.seq, p.name || iif(instr(p.name, '''') + instr(p.name, '’') > 0, ' ' || replace(replace(p.name, '''', ''), '’', ''), ''),
    replace(replace(d.brand, '''', ''), '’', '') || iif(replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') <> d.brand, ' ' || replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') || ' ' || d.brand, ''),
    c.name, p.also_known_as, p.kinds, 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '')
  FROM details d JOIN products p ON p.id = d.product_id JOIN categories c ON c.id = p.category_id WHERE d.seq = new.seq;
  UPDATE catalogue SET version = version + 1, card_count = card_count + (new.shelf > 0) WHERE id = 1;
  UPDATE categories SET card_count = card_count + 1 WHERE id = new.category_id AND new.shelf > 0;
END;
--> statement-breakpoint
DROP TRIGGER details_renamed;
--> statement-breakpoint
CREATE TRIGGER details_renamed AFTER UPDATE OF brand, category_id ON details BEGIN
  UPDATE card_search SET brand = replace(replace(new.brand, '''', ''), '’', '') || iif(replace(replace(replace(replace(new.brand, ' ', ''), '-', ''), '''', ''), '’', '') <> new.brand, ' ' || replace(replace(replace(replace(new.brand, ' ', ''), '-', ''), '''', ''), '’', '') || ' ' || new.brand, ''),
    category = (SELECT name FROM categories WHERE id = new.category_id)
  WHERE rowid = new.seq;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
DROP TRIGGER products_renamed;
--> statement-breakpoint
CREATE TRIGGER products_renamed AFTER UPDATE OF name, slug, also_known_as, kinds ON products BEGIN
  UPDATE card_search SET name = new.name || iif(instr(new.name, '''') + instr(new.name, '’') > 0, ' ' || replace(replace(new.name, '''', ''), '’', ''), ''),
    also_known_as = new.also_known_as, kinds = new.kinds
  WHERE rowid IN (SELECT seq FROM details WHERE product_id = new.id);
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER card_state_moved AFTER UPDATE OF shelf, category_id ON details
WHEN old.shelf <> new.shelf OR old.category_id <> new.category_id BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER card_pack_inserted AFTER INSERT ON financials WHEN new.price_paise > 0 BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = (SELECT seq FROM details WHERE id = new.detail_id);
END;
--> statement-breakpoint
CREATE TRIGGER card_pack_deleted AFTER DELETE ON financials WHEN old.price_paise > 0 BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = (SELECT seq FROM details WHERE id = old.detail_id);
END;
--> statement-breakpoint
CREATE TRIGGER card_pack_changed AFTER UPDATE OF quantity_milli, units, price_paise ON financials
WHEN old.quantity_milli <> new.quantity_milli OR old.units <> new.units OR (old.price_paise > 0) <> (new.price_paise > 0) BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = (SELECT seq FROM details WHERE id = new.detail_id);
END;
--> statement-breakpoint
CREATE TRIGGER search_synonyms_taught AFTER INSERT ON search_synonyms BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER search_synonyms_forgotten AFTER DELETE ON search_synonyms BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
