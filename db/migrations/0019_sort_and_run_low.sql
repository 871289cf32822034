-- By what lists of cards are sorted; from how many packs on the owner is told, and the orders of a month for what they sold.
ALTER TABLE `details` ADD `price_from` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `unit_from` integer;--> statement-breakpoint
ALTER TABLE `details` ADD `discount_most` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `details` ADD `sort_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `financials` ADD `low_stock_at` integer;--> statement-breakpoint
CREATE INDEX `financials_low` ON `financials` (`id`) WHERE price_paise > 0 AND count_in_stock <= coalesce(low_stock_at, 5);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`created_at`);
--> statement-breakpoint
UPDATE details SET sort_name = (SELECT lower(trim(details.brand || ' ' || name)) FROM products WHERE id = details.product_id),
  (price_from, unit_from, discount_most) = (
    SELECT coalesce(min(dprice_paise), 0), min(iif(quantity_milli > 0 AND units <> '',
      CAST(dprice_paise * iif(units IN ('g', 'ml'), 1000000.0, 1000.0) / quantity_milli + 0.5 AS INTEGER), NULL)), coalesce(max(discount_basis_points), 0)
    FROM financials WHERE detail_id = details.id AND price_paise > 0
    AND (count_in_stock > 0) = (SELECT max(count_in_stock) > 0 FROM financials WHERE detail_id = details.id AND price_paise > 0)
  );
--> statement-breakpoint
CREATE TRIGGER card_offer_inserted AFTER INSERT ON financials BEGIN
  UPDATE details SET (price_from, unit_from, discount_most) = (
    SELECT coalesce(min(dprice_paise), 0), min(iif(quantity_milli > 0 AND units <> '',
      CAST(dprice_paise * iif(units IN ('g', 'ml'), 1000000.0, 1000.0) / quantity_milli + 0.5 AS INTEGER), NULL)), coalesce(max(discount_basis_points), 0)
    FROM financials WHERE detail_id = new.detail_id AND price_paise > 0
    AND (count_in_stock > 0) = (SELECT max(count_in_stock) > 0 FROM financials WHERE detail_id = new.detail_id AND price_paise > 0)
  ) WHERE id = new.detail_id;
END;
--> statement-breakpoint
CREATE TRIGGER card_offer_deleted AFTER DELETE ON financials BEGIN
  UPDATE details SET (price_from, unit_from, discount_most) = (
    SELECT coalesce(min(dprice_paise), 0), min(iif(quantity_milli > 0 AND units <> '',
      CAST(dprice_paise * iif(units IN ('g', 'ml'), 1000000.0, 1000.0) / quantity_milli + 0.5 AS INTEGER), NULL)), coalesce(max(discount_basis_points), 0)
    FROM financials WHERE detail_id = old.detail_id AND price_paise > 0
    AND (count_in_stock > 0) = (SELECT max(count_in_stock) > 0 FROM financials WHERE detail_id = old.detail_id AND price_paise > 0)
  ) WHERE id = old.detail_id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER details_named AFTER INSERT ON details BEGIN
  UPDATE details SET sort_name = (SELECT lower(trim(new.brand || ' ' || name)) FROM products WHERE id = new.product_id) WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER details_brand_named AFTER UPDATE OF brand ON details BEGIN
  UPDATE details SET sort_name = (SELECT lower(trim(new.brand || ' ' || name)) FROM products WHERE id = new.product_id) WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER products_named AFTER UPDATE OF name ON products BEGIN
  UPDATE details SET sort_name = lower(trim(brand || ' ' || new.name)) WHERE product_id = new.id;
END;
