-- after the Worker
DROP TRIGGER orders_inserted;
--> statement-breakpoint
DROP TRIGGER users_inserted;
--> statement-breakpoint
DROP TRIGGER users_renamed;
--> statement-breakpoint
DROP TRIGGER users_deleted;
--> statement-breakpoint
DROP TRIGGER admin_inserted;
--> statement-breakpoint
DROP TRIGGER admin_changed;
--> statement-breakpoint
DROP TRIGGER admin_password_changed;
--> statement-breakpoint
DROP TRIGGER admin_signed_in;
--> statement-breakpoint
DROP TRIGGER addresses_default_inserted;
--> statement-breakpoint
DROP TRIGGER addresses_default_changed;
--> statement-breakpoint
DROP TRIGGER addresses_default_deleted;
--> statement-breakpoint
DROP TRIGGER users_address_inserted;
--> statement-breakpoint
DROP TRIGGER users_address_changed;
--> statement-breakpoint
DROP TRIGGER orders_place;
--> statement-breakpoint
DROP TRIGGER orders_delivered;
--> statement-breakpoint
CREATE TRIGGER orders_delivered AFTER UPDATE OF lines_written ON orders WHEN old.lines_written IS NULL BEGIN
  SELECT RAISE(ABORT, 'not_served') WHERE EXISTS (SELECT 1 FROM service_areas)
    AND NOT EXISTS (SELECT 1 FROM service_areas WHERE postal_code = new.postal_code AND is_active = 1);
  SELECT RAISE(ABORT, 'under_minimum') FROM service_areas
    WHERE postal_code = new.postal_code AND minimum_paise > new.items_paise;
  SELECT RAISE(ABORT, 'window_closed') WHERE new.slot_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM delivery_slots
    WHERE id = new.slot_id AND is_off = 0 AND cutoff_at >= new.created_at AND day NOT IN (SELECT day FROM shop_closures));
END;
--> statement-breakpoint
-- What a trigger and the new Worker both wrote of one sign-in, or of one password, stands once: the Worker wrote straight
-- behind the trigger, with the time at which its request came.
DROP TRIGGER admin_log_whole;
--> statement-breakpoint
DELETE FROM admin_log WHERE kind IN ('sign-in', 'password') AND EXISTS (SELECT 1 FROM admin_log AS twin
  WHERE twin.seq = admin_log.seq - 1 AND twin.kind = admin_log.kind AND twin.subject_id = admin_log.subject_id
  AND twin.after = admin_log.after AND CASE admin_log.kind WHEN 'sign-in' THEN admin_log.created_at = twin.created_at
    ELSE admin_log.created_at BETWEEN twin.created_at - 10000 AND twin.created_at END);
--> statement-breakpoint
CREATE TRIGGER admin_log_whole BEFORE DELETE ON admin_log WHEN old.before IS NOT old.after BEGIN
  SELECT RAISE(ABORT, 'An entry of the admin log is never removed');
END;
--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `street`;
--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `city`;
--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `postal_code`;
