-- A customer keeps at most ten addresses; the first is the default.
CREATE TRIGGER addresses_limit BEFORE INSERT ON addresses
WHEN (SELECT count(*) FROM addresses WHERE user_id = new.user_id) >= 10 BEGIN
  SELECT RAISE(ABORT, 'addresses_full');
END;

-- The default stands with the customer, too, where pages and the API read it; whichever of the two is written, the other follows.
CREATE TRIGGER addresses_default_inserted AFTER INSERT ON addresses WHEN new.is_default = 1 BEGIN
  UPDATE users SET street = new.street, city = new.city, postal_code = new.postal_code
  WHERE id = new.user_id AND (street, city, postal_code) <> (new.street, new.city, new.postal_code);
END;

CREATE TRIGGER addresses_default_changed AFTER UPDATE ON addresses WHEN new.is_default = 1 BEGIN
  UPDATE users SET street = new.street, city = new.city, postal_code = new.postal_code
  WHERE id = new.user_id AND (street, city, postal_code) <> (new.street, new.city, new.postal_code);
END;

-- The oldest that is left becomes the default; with none left the customer has no address.
CREATE TRIGGER addresses_default_deleted AFTER DELETE ON addresses
WHEN old.is_default = 1 AND EXISTS (SELECT 1 FROM users WHERE id = old.user_id) BEGIN
  UPDATE addresses SET is_default = 1
  WHERE id = (SELECT id FROM addresses WHERE user_id = old.user_id ORDER BY created_at, id LIMIT 1);
  UPDATE users SET street = '', city = '', postal_code = ''
  WHERE id = old.user_id AND NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = old.user_id)
    AND (street, city, postal_code) <> ('', '', '');
END;

CREATE TRIGGER users_address_inserted AFTER INSERT ON users WHEN (new.street, new.city, new.postal_code) <> ('', '', '') BEGIN
  INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
  VALUES (lower(hex(randomblob(8))), new.id, new.street, new.city, new.postal_code, 1, new.created_at);
END;

-- One that is kept already becomes the default; else the default changes, whose landmark and note for the door belong to the
-- place that is left.
CREATE TRIGGER users_address_changed AFTER UPDATE OF street, city, postal_code ON users
WHEN (old.street, old.city, old.postal_code) <> (new.street, new.city, new.postal_code) BEGIN
  DELETE FROM addresses WHERE user_id = new.id AND is_default = 1
    AND (new.street, new.city, new.postal_code) = ('', '', '');
  UPDATE addresses SET is_default = 0 WHERE user_id = new.id AND is_default = 1
    AND (street, city, postal_code) <> (new.street, new.city, new.postal_code) AND EXISTS (SELECT 1 FROM addresses AS same
      WHERE same.user_id = new.id AND (same.street, same.city, same.postal_code) = (new.street, new.city, new.postal_code));
  UPDATE addresses SET is_default = 1 WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = new.id AND is_default = 1)
    AND id = (SELECT id FROM addresses WHERE user_id = new.id
      AND (street, city, postal_code) = (new.street, new.city, new.postal_code) ORDER BY created_at, id LIMIT 1);
  UPDATE addresses SET street = new.street, city = new.city, postal_code = new.postal_code, landmark = '', door_note = ''
  WHERE user_id = new.id AND is_default = 1 AND (street, city, postal_code) <> (new.street, new.city, new.postal_code)
    AND (new.street, new.city, new.postal_code) <> ('', '', '');
  INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
  SELECT lower(hex(randomblob(8))), new.id, new.street, new.city, new.postal_code, 1, cast(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = new.id)
    AND (new.street, new.city, new.postal_code) <> ('', '', '');
END;
