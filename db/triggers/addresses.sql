-- A customer keeps at most ten addresses.
CREATE TRIGGER addresses_limit BEFORE INSERT ON addresses
WHEN (SELECT count(*) FROM addresses WHERE user_id = new.user_id) >= 10 BEGIN
  SELECT RAISE(ABORT, 'addresses_full');
END;
