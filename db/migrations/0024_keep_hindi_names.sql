-- Products and categories have a Hindi name of their own, and orders keep a copy of it as of the English one.
ALTER TABLE `categories` ADD `name_hi` text;--> statement-breakpoint
ALTER TABLE `order_change_lines` ADD `swap_name_hi` text;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `name_hi` text;--> statement-breakpoint
ALTER TABLE `products` ADD `name_hi` text;
--> statement-breakpoint
DROP TRIGGER products_renamed;
--> statement-breakpoint
CREATE TRIGGER products_renamed AFTER UPDATE OF name, slug, also_known_as, kinds, name_hi ON products BEGIN
  UPDATE card_search SET name = new.name || iif(instr(new.name, '''') + instr(new.name, '’') > 0, ' ' || replace(replace(new.name, '''', ''), '’', ''), '') || coalesce(' ' || new.name_hi, ''),
    also_known_as = new.also_known_as, kinds = new.kinds
  WHERE rowid IN (SELECT seq FROM details WHERE product_id = new.id);
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
DROP TRIGGER details_inserted;
--> statement-breakpoint
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
--> statement-breakpoint
DROP TRIGGER details_renamed;
--> statement-breakpoint
CREATE TRIGGER details_renamed AFTER UPDATE OF brand, category_id ON details BEGIN
  UPDATE card_search SET brand = replace(replace(new.brand, '''', ''), '’', '') || iif(replace(replace(replace(replace(new.brand, ' ', ''), '-', ''), '''', ''), '’', '') <> new.brand, ' ' || replace(replace(replace(replace(new.brand, ' ', ''), '-', ''), '''', ''), '’', '') || ' ' || new.brand, ''),
    category = (SELECT name || coalesce(' ' || name_hi, '') FROM categories WHERE id = new.category_id)
  WHERE rowid = new.seq;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
DROP TRIGGER categories_changed;
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER UPDATE OF name, position, name_hi ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
WITH hindi (id, name) AS (VALUES
  ('bath-body', 'नहाना और शरीर'),
  ('biscuits-chocolates', 'बिस्कुट और चॉकलेट'),
  ('cleaning-essentials', 'सफ़ाई का सामान'),
  ('daily-needs', 'रोज़ का सामान'),
  ('dryfruits', 'सूखे मेवे'),
  ('feminine-hygiene', 'महिलाओं की स्वच्छता'),
  ('flours', 'आटा और मैदा'),
  ('food-additives', 'सॉस और बेकिंग'),
  ('grooming', 'शेविंग और ग्रूमिंग'),
  ('hair-care', 'बालों की देखभाल'),
  ('health-wellness', 'सेहत'),
  ('home-needs', 'घर का सामान'),
  ('nutritional-milk-mixers', 'हेल्थ ड्रिंक'),
  ('oils', 'तेल और घी'),
  ('oral-care', 'दाँतों की देखभाल'),
  ('pooja-needs', 'पूजा का सामान'),
  ('rice-pulses', 'चावल और दालें'),
  ('skin-care', 'त्वचा की देखभाल'),
  ('snacks-breakfast', 'नमकीन और नाश्ता'),
  ('spices-masalas', 'मसाले'),
  ('tea-coffee', 'चाय और कॉफ़ी'),
  ('budget-friendly-packages', 'बचत पैक'),
  ('eggs-dairy', 'अंडे, दूध और दही'))
UPDATE categories SET name_hi = (SELECT name FROM hindi WHERE hindi.id = categories.id);
--> statement-breakpoint
UPDATE card_search SET category = (SELECT c.name || ' ' || c.name_hi FROM details AS d JOIN categories AS c ON c.id = d.category_id WHERE d.seq = card_search.rowid)
WHERE rowid IN (SELECT d.seq FROM details AS d JOIN categories AS c ON c.id = d.category_id WHERE c.name_hi IS NOT NULL);
--> statement-breakpoint
-- 'Toor Dal (अरहर दाल)': a last bracket that holds Devanagari was the Hindi name.
WITH cut AS (
  SELECT seq, rtrim(name, replace(name, '(', '')) AS before, name FROM products WHERE name LIKE '%(%)'
), parts AS (
  SELECT seq, trim(rtrim(before, '(')) AS english, trim(substr(name, length(before) + 1, length(name) - length(before) - 1)) AS hindi FROM cut
)
UPDATE products SET name = parts.english, name_hi = parts.hindi FROM parts
WHERE parts.seq = products.seq AND parts.english <> '' AND parts.hindi GLOB '*[' || char(2304) || '-' || char(2431) || ']*' AND instr(parts.hindi, ')') = 0;
