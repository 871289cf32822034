-- An order that is whole goes where the shop delivers, is as large as its area asks, and takes a place in its window: the last
-- is refused by the CHECK `delivery_slots_places`.
CREATE TRIGGER orders_delivered AFTER UPDATE OF lines_written ON orders WHEN old.lines_written IS NULL BEGIN
  SELECT RAISE(ABORT, 'not_served') WHERE EXISTS (SELECT 1 FROM service_areas)
    AND NOT EXISTS (SELECT 1 FROM service_areas WHERE postal_code = new.postal_code AND is_active = 1);
  SELECT RAISE(ABORT, 'under_minimum') FROM service_areas
    WHERE postal_code = new.postal_code AND minimum_paise > new.items_paise;
  SELECT RAISE(ABORT, 'window_closed') WHERE new.slot_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM delivery_slots
    WHERE id = new.slot_id AND is_off = 0 AND cutoff_at >= new.created_at AND day NOT IN (SELECT day FROM shop_closures));
  UPDATE delivery_slots SET taken = taken + 1 WHERE id = new.slot_id;
END;

-- A place is held as long as the packs are: cancelled or expired, the order gives it back, and paid late takes it again.
CREATE TRIGGER orders_place AFTER UPDATE OF stock_returned_at ON orders
WHEN old.slot_id IS NOT NULL AND (old.stock_returned_at IS NULL) <> (new.stock_returned_at IS NULL) BEGIN
  UPDATE delivery_slots SET taken = taken - 1 WHERE id = old.slot_id AND new.stock_returned_at IS NOT NULL;
  UPDATE delivery_slots SET taken = taken + 1 WHERE id = new.slot_id AND new.stock_returned_at IS NULL;
END;
