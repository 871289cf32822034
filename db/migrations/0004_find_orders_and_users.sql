-- An admin finds orders and users by the beginnings of words and numbers, newest first, without reading the rest.
CREATE VIRTUAL TABLE order_search USING fts5(
  id, customer_name, customer_phone,
  content = 'orders', content_rowid = 'seq', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER orders_inserted AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, id, customer_name, customer_phone)
  VALUES (new.seq, new.id, new.customer_name, new.customer_phone);
END;
--> statement-breakpoint
CREATE TRIGGER orders_deleted AFTER DELETE ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, id, customer_name, customer_phone)
  VALUES ('delete', old.seq, old.id, old.customer_name, old.customer_phone);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(
  name, phone,
  content = 'users', content_rowid = 'seq', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER users_inserted AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, name, phone) VALUES (new.seq, new.name, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name, phone ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, phone) VALUES ('delete', old.seq, old.name, old.phone);
  INSERT INTO user_search (rowid, name, phone) VALUES (new.seq, new.name, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, phone) VALUES ('delete', old.seq, old.name, old.phone);
END;
--> statement-breakpoint
INSERT INTO order_search (order_search) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO user_search (user_search) VALUES ('rebuild');
