-- The shelf of a card follows its packs: 0 no priced pack, 1 in stock, 2 sold out. What a page shows of a pack makes a new
-- version of the catalogue: of its stock that is how many up to ten can be bought.
CREATE TRIGGER financials_inserted AFTER INSERT ON financials BEGIN
  UPDATE details SET shelf = (
    SELECT CASE WHEN count(*) = 0 THEN 0 WHEN max(count_in_stock) > 0 THEN 1 ELSE 2 END
    FROM financials WHERE detail_id = new.detail_id AND price_paise > 0
  ) WHERE id = new.detail_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER financials_deleted AFTER DELETE ON financials BEGIN
  UPDATE details SET shelf = (
    SELECT CASE WHEN count(*) = 0 THEN 0 WHEN max(count_in_stock) > 0 THEN 1 ELSE 2 END
    FROM financials WHERE detail_id = old.detail_id AND price_paise > 0
  ) WHERE id = old.detail_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER financials_on_sale AFTER UPDATE OF price_paise, count_in_stock ON financials
WHEN (old.count_in_stock > 0) <> (new.count_in_stock > 0) OR (old.price_paise > 0) <> (new.price_paise > 0) BEGIN
  UPDATE details SET shelf = (
    SELECT CASE WHEN count(*) = 0 THEN 0 WHEN max(count_in_stock) > 0 THEN 1 ELSE 2 END
    FROM financials WHERE detail_id = new.detail_id AND price_paise > 0
  ) WHERE id = new.detail_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER financials_changed AFTER UPDATE OF quantity_milli, units, price_paise, discount_basis_points, dprice_paise ON financials BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER financials_stock_shown AFTER UPDATE OF count_in_stock ON financials
WHEN min(old.count_in_stock, 10) <> min(new.count_in_stock, 10) BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER card_pack_inserted AFTER INSERT ON financials WHEN new.price_paise > 0 BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = (SELECT seq FROM details WHERE id = new.detail_id);
END;

CREATE TRIGGER card_pack_deleted AFTER DELETE ON financials WHEN old.price_paise > 0 BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = (SELECT seq FROM details WHERE id = old.detail_id);
END;

CREATE TRIGGER card_pack_changed AFTER UPDATE OF quantity_milli, units, price_paise ON financials
WHEN old.quantity_milli <> new.quantity_milli OR old.units <> new.units OR (old.price_paise > 0) <> (new.price_paise > 0) BEGIN
  UPDATE card_search SET state = (SELECT 's' || d.shelf || ' p' || (SELECT seq FROM products WHERE id = d.product_id) || ' c' || replace(d.category_id, '-', '')
    || coalesce((SELECT group_concat(CASE units WHEN 'kg' THEN ' g' || quantity_milli WHEN 'l' THEN ' ml' || quantity_milli
      WHEN 'g' THEN ' g' || (quantity_milli / 1000) WHEN 'ml' THEN ' ml' || (quantity_milli / 1000) ELSE ' pcs' || (quantity_milli / 1000) END, '')
      FROM financials WHERE detail_id = d.id AND price_paise > 0 AND quantity_milli > 0), '') FROM details d WHERE d.seq = card_search.rowid)
  WHERE rowid = (SELECT seq FROM details WHERE id = new.detail_id);
END;

-- By what lists are sorted, of the packs that can be had; of all where none can.
CREATE TRIGGER card_offer_inserted AFTER INSERT ON financials BEGIN
  UPDATE details SET (price_from, unit_from, discount_most) = (
    SELECT coalesce(min(dprice_paise), 0), min(iif(quantity_milli > 0 AND units <> '',
      CAST(dprice_paise * iif(units IN ('g', 'ml'), 1000000.0, 1000.0) / quantity_milli + 0.5 AS INTEGER), NULL)), coalesce(max(discount_basis_points), 0)
    FROM financials WHERE detail_id = new.detail_id AND price_paise > 0
    AND (count_in_stock > 0) = (SELECT max(count_in_stock) > 0 FROM financials WHERE detail_id = new.detail_id AND price_paise > 0)
  ) WHERE id = new.detail_id;
END;

CREATE TRIGGER card_offer_deleted AFTER DELETE ON financials BEGIN
  UPDATE details SET (price_from, unit_from, discount_most) = (
    SELECT coalesce(min(dprice_paise), 0), min(iif(quantity_milli > 0 AND units <> '',
      CAST(dprice_paise * iif(units IN ('g', 'ml'), 1000000.0, 1000.0) / quantity_milli + 0.5 AS INTEGER), NULL)), coalesce(max(discount_basis_points), 0)
    FROM financials WHERE detail_id = old.detail_id AND price_paise > 0
    AND (count_in_stock > 0) = (SELECT max(count_in_stock) > 0 FROM financials WHERE detail_id = old.detail_id AND price_paise > 0)
  ) WHERE id = old.detail_id;
END;

CREATE TRIGGER card_offer_changed AFTER UPDATE ON financials
WHEN old.quantity_milli <> new.quantity_milli OR old.units <> new.units OR old.price_paise <> new.price_paise OR old.dprice_paise <> new.dprice_paise
  OR old.discount_basis_points <> new.discount_basis_points OR (old.count_in_stock > 0) <> (new.count_in_stock > 0) BEGIN
  UPDATE details SET (price_from, unit_from, discount_most) = (
    SELECT coalesce(min(dprice_paise), 0), min(iif(quantity_milli > 0 AND units <> '',
      CAST(dprice_paise * iif(units IN ('g', 'ml'), 1000000.0, 1000.0) / quantity_milli + 0.5 AS INTEGER), NULL)), coalesce(max(discount_basis_points), 0)
    FROM financials WHERE detail_id = new.detail_id AND price_paise > 0
    AND (count_in_stock > 0) = (SELECT max(count_in_stock) > 0 FROM financials WHERE detail_id = new.detail_id AND price_paise > 0)
  ) WHERE id = new.detail_id;
END;
