-- What is paid for a pack is stored, no longer made from the percent. The table is not built anew: nothing that hangs on it is lost.
ALTER TABLE financials DROP COLUMN dprice_paise;
--> statement-breakpoint
ALTER TABLE financials ADD dprice_paise integer DEFAULT 0 NOT NULL CONSTRAINT "financials_paid" CHECK(dprice_paise between 0 and max(price_paise, 0));
--> statement-breakpoint
UPDATE financials SET dprice_paise = (price_paise * (10000 - discount_basis_points) + 5000) / 10000;
--> statement-breakpoint
DROP TRIGGER financials_changed;
--> statement-breakpoint
CREATE TRIGGER financials_changed AFTER UPDATE OF quantity_milli, units, price_paise, discount_basis_points, dprice_paise ON financials BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
ALTER TABLE price_changes ADD old_dprice_paise integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE price_changes ADD new_dprice_paise integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE price_changes SET old_dprice_paise = (old_price_paise * (10000 - old_discount_basis_points) + 5000) / 10000,
  new_dprice_paise = (new_price_paise * (10000 - new_discount_basis_points) + 5000) / 10000;
