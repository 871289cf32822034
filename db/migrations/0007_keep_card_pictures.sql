ALTER TABLE `details` ADD `image` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE details SET image = coalesce((SELECT image FROM pictures WHERE detail_id = details.id ORDER BY position LIMIT 1), '');
--> statement-breakpoint
-- A card shows its first picture: kept beside it, it costs a list no look-up.
CREATE TRIGGER card_picture_inserted AFTER INSERT ON pictures BEGIN
  UPDATE details SET image = coalesce((SELECT image FROM pictures WHERE detail_id = new.detail_id ORDER BY position LIMIT 1), '') WHERE id = new.detail_id;
END;
--> statement-breakpoint
CREATE TRIGGER card_picture_changed AFTER UPDATE ON pictures BEGIN
  UPDATE details SET image = coalesce((SELECT image FROM pictures WHERE detail_id = new.detail_id ORDER BY position LIMIT 1), '') WHERE id = new.detail_id;
END;
--> statement-breakpoint
CREATE TRIGGER card_picture_deleted AFTER DELETE ON pictures BEGIN
  UPDATE details SET image = coalesce((SELECT image FROM pictures WHERE detail_id = old.detail_id ORDER BY position LIMIT 1), '') WHERE id = old.detail_id;
END;
