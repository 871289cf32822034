-- A card shows its first picture: kept beside it, it costs a list no look-up.
CREATE TRIGGER pictures_inserted AFTER INSERT ON pictures BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER pictures_changed AFTER UPDATE ON pictures BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER pictures_deleted AFTER DELETE ON pictures BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER card_picture_inserted AFTER INSERT ON pictures BEGIN
  UPDATE details SET image = coalesce((SELECT image FROM pictures WHERE detail_id = new.detail_id ORDER BY position LIMIT 1), '') WHERE id = new.detail_id;
END;

CREATE TRIGGER card_picture_changed AFTER UPDATE ON pictures BEGIN
  UPDATE details SET image = coalesce((SELECT image FROM pictures WHERE detail_id = new.detail_id ORDER BY position LIMIT 1), '') WHERE id = new.detail_id;
END;

CREATE TRIGGER card_picture_deleted AFTER DELETE ON pictures BEGIN
  UPDATE details SET image = coalesce((SELECT image FROM pictures WHERE detail_id = old.detail_id ORDER BY position LIMIT 1), '') WHERE id = old.detail_id;
END;
