-- The tiles are one picture of the build's.
DROP TRIGGER categories_changed;
--> statement-breakpoint
ALTER TABLE `categories` DROP COLUMN `image`;
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER UPDATE OF name, position ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
