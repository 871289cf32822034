-- An admin finds orders by the beginnings of numbers, names and phones.
CREATE TRIGGER orders_inserted AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, id, customer_name, customer_phone)
  VALUES (new.seq, new.id, new.customer_name, new.customer_phone);
END;

CREATE TRIGGER orders_deleted AFTER DELETE ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, id, customer_name, customer_phone)
  VALUES ('delete', old.seq, old.id, old.customer_name, old.customer_phone);
END;
