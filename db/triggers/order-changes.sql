-- What was packed instead of what was ordered is a record: it is added to and never altered.
CREATE TRIGGER order_changes_kept BEFORE UPDATE ON order_changes BEGIN
  SELECT RAISE(ABORT, 'A change of an order is never altered');
END;

CREATE TRIGGER order_changes_whole BEFORE DELETE ON order_changes BEGIN
  SELECT RAISE(ABORT, 'A change of an order is never removed');
END;

CREATE TRIGGER order_change_lines_kept BEFORE UPDATE ON order_change_lines BEGIN
  SELECT RAISE(ABORT, 'A line of a change is never altered');
END;

CREATE TRIGGER order_change_lines_whole BEFORE DELETE ON order_change_lines BEGIN
  SELECT RAISE(ABORT, 'A line of a change is never removed');
END;
