-- How many rows of a list lie in each 16, 256 and 4,096 of its numbers (levels 1 to 3): a page by its number
-- is found by reading some dozen counts, whatever was deleted before it. And the best rated, with 5 average votes each.
CREATE TABLE places (
  list TEXT NOT NULL, level INTEGER NOT NULL, block INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (list, level, block)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO places SELECT 'details', 1, seq / 16, count(*) FROM details GROUP BY seq / 16;
--> statement-breakpoint
INSERT INTO places SELECT 'details', 2, seq / 256, count(*) FROM details GROUP BY seq / 256;
--> statement-breakpoint
INSERT INTO places SELECT 'details', 3, seq / 4096, count(*) FROM details GROUP BY seq / 4096;
--> statement-breakpoint
INSERT INTO places SELECT 'products', 1, seq / 16, count(*) FROM products GROUP BY seq / 16;
--> statement-breakpoint
INSERT INTO places SELECT 'products', 2, seq / 256, count(*) FROM products GROUP BY seq / 256;
--> statement-breakpoint
INSERT INTO places SELECT 'products', 3, seq / 4096, count(*) FROM products GROUP BY seq / 4096;
--> statement-breakpoint
CREATE TRIGGER details_placed AFTER INSERT ON details BEGIN
  INSERT INTO places VALUES ('details', 1, new.seq / 16, 1), ('details', 2, new.seq / 256, 1), ('details', 3, new.seq / 4096, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER details_unplaced AFTER DELETE ON details BEGIN
  UPDATE places SET count = count - 1 WHERE list = 'details' AND level = 1 AND block = old.seq / 16;
  UPDATE places SET count = count - 1 WHERE list = 'details' AND level = 2 AND block = old.seq / 256;
  UPDATE places SET count = count - 1 WHERE list = 'details' AND level = 3 AND block = old.seq / 4096;
END;
--> statement-breakpoint
CREATE TRIGGER products_placed AFTER INSERT ON products BEGIN
  INSERT INTO places VALUES ('products', 1, new.seq / 16, 1), ('products', 2, new.seq / 256, 1), ('products', 3, new.seq / 4096, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_unplaced AFTER DELETE ON products BEGIN
  UPDATE places SET count = count - 1 WHERE list = 'products' AND level = 1 AND block = old.seq / 16;
  UPDATE places SET count = count - 1 WHERE list = 'products' AND level = 2 AND block = old.seq / 256;
  UPDATE places SET count = count - 1 WHERE list = 'products' AND level = 3 AND block = old.seq / 4096;
END;
--> statement-breakpoint
CREATE INDEX products_rated ON products ((rating_sum + 15) * 1000 / (review_count + 5) DESC);
