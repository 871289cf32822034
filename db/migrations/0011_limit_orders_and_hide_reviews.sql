CREATE TABLE `shop_limits` (
	`id` integer PRIMARY KEY NOT NULL,
	`open_orders` integer NOT NULL,
	`open_paise` integer NOT NULL,
	`orders_an_hour` integer NOT NULL,
	`packs_a_day` integer NOT NULL,
	`codes_an_hour` integer NOT NULL,
	CONSTRAINT "shop_limits_one" CHECK("shop_limits"."id" = 1),
	CONSTRAINT "shop_limits_positive" CHECK(min("shop_limits"."open_orders", "shop_limits"."open_paise", "shop_limits"."orders_an_hour", "shop_limits"."packs_a_day", "shop_limits"."codes_an_hour") > 0)
);
--> statement-breakpoint
ALTER TABLE `reviews` ADD `hidden_at` integer;--> statement-breakpoint
CREATE INDEX `orders_recent` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`user_id`) WHERE paid_at is null and dispatched_at is null and stock_returned_at is null;
--> statement-breakpoint
CREATE TRIGGER orders_within_limits AFTER UPDATE OF lines_written ON orders WHEN old.lines_written IS NULL BEGIN
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
CREATE TRIGGER reviews_hidden AFTER UPDATE OF hidden_at ON reviews WHEN (old.hidden_at IS NULL) <> (new.hidden_at IS NULL) BEGIN
  UPDATE products SET rating_sum = rating_sum + iif(new.hidden_at IS NULL, new.rating, -new.rating),
    review_count = review_count + iif(new.hidden_at IS NULL, 1, -1) WHERE id = new.product_id;
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
