-- A card is in the search, in the counts of cards, and in the places from which a page is found by its number.
CREATE TRIGGER details_inserted AFTER INSERT ON details BEGIN
  INSERT INTO card_search (rowid, name, brand, category, also_known_as, kinds, state)
  SELECT d.seq, p.name || iif(instr(p.name, '''') + instr(p.name, '’') > 0, ' ' || replace(replace(p.name, '''', ''), '’', ''), '') || coalesce(' ' || p.name_hi, ''),
    replace(replace(d.brand, '''', ''), '’', '') || iif(replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') <> d.brand, ' ' || replace(replace(replace(replace(d.brand, ' ', ''), '-', ''), '''', ''), '’', '') || ' ' || d.brand, ''),
    c.name || coalesce(' ' || c.name_hi, ''), p.also_known_as, p.kinds, 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '')
  FROM details d JOIN products p ON p.id = d.product_id JOIN categories c ON c.id = p.category_id WHERE d.seq = new.seq;
  UPDATE catalogue SET version = version + 1, card_count = card_count + (new.shelf > 0) WHERE id = 1;
  UPDATE categories SET card_count = card_count + 1 WHERE id = new.category_id AND new.shelf > 0;
END;

CREATE TRIGGER details_deleted AFTER DELETE ON details BEGIN
  DELETE FROM card_search WHERE rowid = old.seq;
  UPDATE catalogue SET version = version + 1, card_count = card_count - (old.shelf > 0) WHERE id = 1;
  UPDATE categories SET card_count = card_count - 1 WHERE id = old.category_id AND old.shelf > 0;
END;

CREATE TRIGGER details_moved AFTER UPDATE OF shelf, category_id ON details
WHEN old.shelf <> new.shelf OR old.category_id <> new.category_id BEGIN
  UPDATE categories SET card_count = card_count - 1 WHERE id = old.category_id AND old.shelf > 0;
  UPDATE categories SET card_count = card_count + 1 WHERE id = new.category_id AND new.shelf > 0;
  UPDATE catalogue SET version = version + 1, card_count = card_count - (old.shelf > 0) + (new.shelf > 0) WHERE id = 1;
END;

CREATE TRIGGER details_renamed AFTER UPDATE OF brand, category_id ON details BEGIN
  UPDATE card_search SET brand = replace(replace(new.brand, '''', ''), '’', '') || iif(replace(replace(replace(replace(new.brand, ' ', ''), '-', ''), '''', ''), '’', '') <> new.brand, ' ' || replace(replace(replace(replace(new.brand, ' ', ''), '-', ''), '''', ''), '’', '') || ' ' || new.brand, ''),
    category = (SELECT name || coalesce(' ' || name_hi, '') FROM categories WHERE id = new.category_id)
  WHERE rowid = new.seq;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

-- Pages show what stands on a brand's packs.
CREATE TRIGGER details_labelled AFTER UPDATE OF maker, importer, origin_country, veg_mark, ingredients, shelf_life, care_contact, label_note ON details BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER details_placed AFTER INSERT ON details BEGIN
  INSERT INTO places VALUES ('details', 1, new.seq / 16, 1), ('details', 2, new.seq / 256, 1), ('details', 3, new.seq / 4096, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER details_unplaced AFTER DELETE ON details BEGIN
  UPDATE places SET count = count - 1 WHERE list = 'details' AND level = 1 AND block = old.seq / 16;
  UPDATE places SET count = count - 1 WHERE list = 'details' AND level = 2 AND block = old.seq / 256;
  UPDATE places SET count = count - 1 WHERE list = 'details' AND level = 3 AND block = old.seq / 4096;
END;

CREATE TRIGGER card_state_moved AFTER UPDATE OF shelf, category_id ON details
WHEN old.shelf <> new.shelf OR old.category_id <> new.category_id BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = new.seq;
END;

CREATE TRIGGER details_named AFTER INSERT ON details BEGIN
  UPDATE details SET sort_name = (SELECT lower(trim(new.brand || ' ' || name)) FROM products WHERE id = new.product_id) WHERE seq = new.seq;
END;

CREATE TRIGGER details_brand_named AFTER UPDATE OF brand ON details BEGIN
  UPDATE details SET sort_name = (SELECT lower(trim(new.brand || ' ' || name)) FROM products WHERE id = new.product_id) WHERE seq = new.seq;
END;
