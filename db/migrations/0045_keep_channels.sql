ALTER TABLE `orders` ADD `channel` text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `claim_phone` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `given_paise` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_made_by_shop` ON `orders` (`order_key`) WHERE channel <> 'web';--> statement-breakpoint
CREATE INDEX `orders_claimable` ON `orders` (`claim_phone`) WHERE claim_phone is not null;
--> statement-breakpoint
DROP TRIGGER orders_within_limits;
--> statement-breakpoint
-- One customer can't take the whole shop: of a new order, whole now, all that is within the limits is kept. What gave its
-- stock back counts as cancelled, and what the shop makes itself has no limit. Without a row of limits the first values hold.
CREATE TRIGGER orders_within_limits AFTER UPDATE OF lines_written ON orders
WHEN old.lines_written IS NULL AND new.channel = 'web' BEGIN
  SELECT RAISE(ABORT, 'orders_an_hour') WHERE coalesce((SELECT orders_an_hour FROM shop_limits), 60) < (
    SELECT count(*) FROM orders WHERE user_id = new.user_id AND created_at > new.created_at - 3600000);
  SELECT CASE
    WHEN orders > coalesce((SELECT open_orders FROM shop_limits), 15) THEN RAISE(ABORT, 'open_orders')
    WHEN paise > coalesce((SELECT open_paise FROM shop_limits), 5000000) THEN RAISE(ABORT, 'open_paise')
  END FROM (SELECT count(*) AS orders, sum(total_paise) AS paise FROM orders WHERE user_id = new.user_id
    AND paid_at IS NULL AND dispatched_at IS NULL AND stock_returned_at IS NULL);
  SELECT RAISE(ABORT, 'packs_a_day') WHERE coalesce((SELECT packs_a_day FROM shop_limits), 100) < (
    SELECT max(packs) FROM (
      SELECT sum(l.qty) AS packs FROM orders AS o CROSS JOIN order_lines AS l ON l.order_id = o.id
      WHERE o.user_id = new.user_id AND o.created_at > new.created_at - 86400000 AND o.stock_returned_at IS NULL
      AND l.financial_id IN (SELECT financial_id FROM order_lines WHERE order_id = new.id)
      GROUP BY l.financial_id));
END;
--> statement-breakpoint
DROP TRIGGER orders_delivered;
--> statement-breakpoint
-- An order that is whole goes where the shop delivers, is as large as its area asks, and comes in a window that is open.
-- What is sold over the counter goes nowhere.
CREATE TRIGGER orders_delivered AFTER UPDATE OF lines_written ON orders
WHEN old.lines_written IS NULL AND new.channel <> 'counter' BEGIN
  SELECT RAISE(ABORT, 'not_served') WHERE EXISTS (SELECT 1 FROM service_areas)
    AND NOT EXISTS (SELECT 1 FROM service_areas WHERE postal_code = new.postal_code AND is_active = 1);
  SELECT RAISE(ABORT, 'under_minimum') FROM service_areas
    WHERE postal_code = new.postal_code AND minimum_paise > new.items_paise;
  SELECT RAISE(ABORT, 'window_closed') WHERE new.slot_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM delivery_slots
    WHERE id = new.slot_id AND is_off = 0 AND cutoff_at >= new.created_at AND day NOT IN (SELECT day FROM shop_closures));
END;
