-- Tables that the schema cannot describe, and the views. What an admin finds orders and users by.
CREATE VIRTUAL TABLE order_search USING fts5(
  id, customer_name, customer_phone,
  tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE user_search USING fts5(
  name, phone,
  tokenize = 'unicode61 remove_diacritics 2'
);

-- What a card is, in a row: what lists and searches show of a brand of goods, and what they are found by. Of its packs for
-- sale those in stock count, or all where none is; of their stock up to ten, which is all that a page shows.
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
  c.name || coalesce(char(10) || c.name_hi, '') AS category_words, p.also_known_as, p.kinds,
  's' || d.on_shelf || ' p' || p.seq || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
        WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM (SELECT * FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0 ORDER BY seq)), '') AS state
FROM (SELECT *, replace(replace(replace(replace(brand, ' ', ''), '-', ''), '''', ''), '’', '') AS glued_brand,
    coalesce(2 - (SELECT max(count_in_stock > 0) FROM financials WHERE detail_id = details.id AND price_paise > 0), 0) AS on_shelf
  FROM details) AS d
JOIN products AS p ON p.id = d.product_id JOIN categories AS c ON c.id = d.category_id;

-- The words of a card under the names that searches ask for.
CREATE VIEW card_words AS
SELECT seq, name_words AS name, brand_words AS brand, category_words AS category, also_known_as, kinds, state FROM cards;

CREATE VIRTUAL TABLE card_index USING fts5(
  name, brand, category, also_known_as, kinds, state, content = 'card_words', content_rowid = 'seq',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix = '1 2 3'
);
