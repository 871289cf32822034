ALTER TABLE `complaints` ADD `wish` text;--> statement-breakpoint
ALTER TABLE `order_change_lines` ADD `swap_mrp_paise` integer;--> statement-breakpoint
DROP TRIGGER order_change_lines_kept;
--> statement-breakpoint
-- What was sent before its MRP was kept has that of its shelf, where it still costs the same.
UPDATE order_change_lines SET swap_mrp_paise = (SELECT f.price_paise FROM financials AS f
  WHERE f.id = swap_financial_id AND f.dprice_paise = swap_price_paise)
WHERE swap_financial_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER order_change_lines_kept BEFORE UPDATE ON order_change_lines BEGIN
  SELECT RAISE(ABORT, 'A line of a change is never altered');
END;
