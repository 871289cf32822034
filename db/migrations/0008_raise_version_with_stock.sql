-- A page shows of a pack's stock how many up to ten can be bought: another number there makes a new version,
-- as does another name, picture or place of a category.
CREATE TRIGGER financials_stock_shown AFTER UPDATE OF count_in_stock ON financials
WHEN min(old.count_in_stock, 10) <> min(new.count_in_stock, 10) BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_inserted AFTER INSERT ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER UPDATE OF name, position, image ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_deleted AFTER DELETE ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
