-- What these triggers promise: a card's shelf, the counts of cards, the catalogue's version
-- and the search index follow every write, whoever makes it.
INSERT INTO catalogue (id, version, card_count) VALUES (1, 1, 0);
--> statement-breakpoint
CREATE VIRTUAL TABLE card_search USING fts5(
  name, brand, category, also_known_as,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
--> statement-breakpoint
CREATE TRIGGER financials_inserted AFTER INSERT ON financials BEGIN
  UPDATE details SET shelf = (
    SELECT CASE WHEN count(*) = 0 THEN 0 WHEN max(count_in_stock) > 0 THEN 1 ELSE 2 END
    FROM financials WHERE detail_id = new.detail_id AND price_paise > 0
  ) WHERE id = new.detail_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER financials_deleted AFTER DELETE ON financials BEGIN
  UPDATE details SET shelf = (
    SELECT CASE WHEN count(*) = 0 THEN 0 WHEN max(count_in_stock) > 0 THEN 1 ELSE 2 END
    FROM financials WHERE detail_id = old.detail_id AND price_paise > 0
  ) WHERE id = old.detail_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER financials_on_sale AFTER UPDATE OF price_paise, count_in_stock ON financials
WHEN (old.count_in_stock > 0) <> (new.count_in_stock > 0) OR (old.price_paise > 0) <> (new.price_paise > 0) BEGIN
  UPDATE details SET shelf = (
    SELECT CASE WHEN count(*) = 0 THEN 0 WHEN max(count_in_stock) > 0 THEN 1 ELSE 2 END
    FROM financials WHERE detail_id = new.detail_id AND price_paise > 0
  ) WHERE id = new.detail_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER financials_changed AFTER UPDATE OF quantity_milli, units, price_paise, discount_basis_points ON financials BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER details_inserted AFTER INSERT ON details BEGIN
  INSERT INTO card_search (rowid, name, brand, category, also_known_as)
  SELECT new.seq, p.name, new.brand, c.name, p.also_known_as
  FROM products p JOIN categories c ON c.id = p.category_id WHERE p.id = new.product_id;
  UPDATE catalogue SET version = version + 1, card_count = card_count + (new.shelf > 0) WHERE id = 1;
  UPDATE categories SET card_count = card_count + 1 WHERE id = new.category_id AND new.shelf > 0;
END;
--> statement-breakpoint
CREATE TRIGGER details_deleted AFTER DELETE ON details BEGIN
  DELETE FROM card_search WHERE rowid = old.seq;
  UPDATE catalogue SET version = version + 1, card_count = card_count - (old.shelf > 0) WHERE id = 1;
  UPDATE categories SET card_count = card_count - 1 WHERE id = old.category_id AND old.shelf > 0;
END;
--> statement-breakpoint
CREATE TRIGGER details_moved AFTER UPDATE OF shelf, category_id ON details
WHEN old.shelf <> new.shelf OR old.category_id <> new.category_id BEGIN
  UPDATE categories SET card_count = card_count - 1 WHERE id = old.category_id AND old.shelf > 0;
  UPDATE categories SET card_count = card_count + 1 WHERE id = new.category_id AND new.shelf > 0;
  UPDATE catalogue SET version = version + 1, card_count = card_count - (old.shelf > 0) + (new.shelf > 0) WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER details_renamed AFTER UPDATE OF brand, category_id ON details BEGIN
  UPDATE card_search SET brand = new.brand,
    category = (SELECT name FROM categories WHERE id = new.category_id)
  WHERE rowid = new.seq;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_renamed AFTER UPDATE OF name, slug, also_known_as ON products BEGIN
  UPDATE card_search SET name = new.name, also_known_as = new.also_known_as
  WHERE rowid IN (SELECT seq FROM details WHERE product_id = new.id);
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews BEGIN
  UPDATE products SET rating_sum = rating_sum + new.rating, review_count = review_count + 1 WHERE id = new.product_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pictures_inserted AFTER INSERT ON pictures BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER UPDATE ON pictures BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pictures_deleted AFTER DELETE ON pictures BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
