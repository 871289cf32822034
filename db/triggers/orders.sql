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

-- Nobody has two orders by one short name on the phone; the order is then placed under another.
CREATE TRIGGER orders_short BEFORE INSERT ON orders BEGIN
  SELECT RAISE(ABORT, 'orders_short') WHERE EXISTS (SELECT 1 FROM orders AS o
    WHERE o.short = upper(substr(new.id, 1, 6)) AND o.delivered_at IS NULL AND o.cancelled_at IS NULL);
END;

-- What is cancelled goes no further and stays so; nobody is charged more than was ordered for, but for half a rupee of
-- rounding.
CREATE TRIGGER orders_life BEFORE UPDATE OF accepted_at, packed_at, dispatched_at, delivered_at, cancelled_at, settled_paise, round_off_paise ON orders
WHEN (new.cancelled_at IS NOT NULL AND new.delivered_at IS NOT NULL)
  OR (old.cancelled_at IS NOT NULL AND new.cancelled_at IS NOT old.cancelled_at)
  OR new.settled_paise < 0 OR new.settled_paise - new.round_off_paise > old.total_paise
  OR new.round_off_paise NOT BETWEEN -50 AND 50 BEGIN
  SELECT RAISE(ABORT, 'orders_life');
END;
