CREATE INDEX `orders_slot` ON `orders` (`slot_id`) WHERE slot_id is not null and stock_returned_at is null;
--> statement-breakpoint
DROP TRIGGER orders_inserted;
--> statement-breakpoint
DROP TRIGGER orders_deleted;
--> statement-breakpoint
DROP TRIGGER users_inserted;
--> statement-breakpoint
DROP TRIGGER users_renamed;
--> statement-breakpoint
DROP TRIGGER users_deleted;
--> statement-breakpoint
DROP TABLE order_search;
--> statement-breakpoint
DROP TABLE user_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE order_search USING fts5(
  id, customer_name, customer_phone,
  tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(
  name, phone,
  tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO order_search (rowid, id, customer_name, customer_phone) SELECT seq, id, customer_name, customer_phone FROM orders;
--> statement-breakpoint
INSERT INTO user_search (rowid, name, phone) SELECT seq, name, phone FROM users;
--> statement-breakpoint
-- The old Worker counts on these until the new one is up.
CREATE TRIGGER orders_inserted AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, id, customer_name, customer_phone)
  VALUES (new.seq, new.id, new.customer_name, new.customer_phone);
END;
--> statement-breakpoint
CREATE TRIGGER users_inserted AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, name, phone) VALUES (new.seq, new.name, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name, phone ON users BEGIN
  UPDATE user_search SET name = new.name, phone = new.phone WHERE rowid = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON users BEGIN
  DELETE FROM user_search WHERE rowid = old.seq;
END;
