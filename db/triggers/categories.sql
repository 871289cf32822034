-- Pages show a category's name and place.
CREATE TRIGGER categories_inserted AFTER INSERT ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER categories_deleted AFTER DELETE ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER categories_changed AFTER UPDATE OF name, position, name_hi ON categories BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
