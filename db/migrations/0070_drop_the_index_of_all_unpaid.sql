-- after the Worker
-- The Worker before it names this index.
DROP INDEX `orders_unpaid`;