-- An order that is whole goes where the shop delivers, is as large as its area asks, and comes in a window that is open.
-- What is sold over the counter goes nowhere, and what is sent again was within its bounds.
CREATE TRIGGER orders_delivered AFTER UPDATE OF lines_written ON orders
WHEN old.lines_written IS NULL AND new.channel <> 'counter' AND new.resend_of IS NULL BEGIN
  SELECT RAISE(ABORT, 'not_served') WHERE EXISTS (SELECT 1 FROM service_areas)
    AND NOT EXISTS (SELECT 1 FROM service_areas WHERE postal_code = new.postal_code AND is_active = 1);
  SELECT RAISE(ABORT, 'under_minimum') FROM service_areas
    WHERE postal_code = new.postal_code AND minimum_paise > new.items_paise;
  SELECT RAISE(ABORT, 'window_closed') WHERE new.slot_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM delivery_slots
    WHERE id = new.slot_id AND is_off = 0 AND cutoff_at >= new.created_at AND day NOT IN (SELECT day FROM shop_closures));
END;
