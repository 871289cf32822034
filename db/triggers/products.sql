-- A product's names, in both scripts, are in the search of each of its cards; its reviews are summed up beside it.
CREATE TRIGGER products_renamed AFTER UPDATE OF name, slug, also_known_as, kinds, name_hi ON products BEGIN
  UPDATE card_search SET name = new.name || iif(instr(new.name, '''') + instr(new.name, '’') > 0, ' ' || replace(replace(new.name, '''', ''), '’', ''), '') || coalesce(' ' || new.name_hi, ''),
    also_known_as = new.also_known_as, kinds = new.kinds
  WHERE rowid IN (SELECT seq FROM details WHERE product_id = new.id);
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews BEGIN
  UPDATE products SET rating_sum = rating_sum + new.rating, review_count = review_count + 1 WHERE id = new.product_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER reviews_hidden AFTER UPDATE OF hidden_at ON reviews WHEN (old.hidden_at IS NULL) <> (new.hidden_at IS NULL) BEGIN
  UPDATE products SET rating_sum = rating_sum + iif(new.hidden_at IS NULL, new.rating, -new.rating),
    review_count = review_count + iif(new.hidden_at IS NULL, 1, -1) WHERE id = new.product_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER products_placed AFTER INSERT ON products BEGIN
  INSERT INTO places VALUES ('products', 1, new.seq / 16, 1), ('products', 2, new.seq / 256, 1), ('products', 3, new.seq / 4096, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER products_unplaced AFTER DELETE ON products BEGIN
  UPDATE places SET count = count - 1 WHERE list = 'products' AND level = 1 AND block = old.seq / 16;
  UPDATE places SET count = count - 1 WHERE list = 'products' AND level = 2 AND block = old.seq / 256;
  UPDATE places SET count = count - 1 WHERE list = 'products' AND level = 3 AND block = old.seq / 4096;
END;

CREATE TRIGGER products_named AFTER UPDATE OF name ON products BEGIN
  UPDATE details SET sort_name = lower(trim(brand || ' ' || new.name)) WHERE product_id = new.id;
END;
