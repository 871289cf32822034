-- What was written down stays so; an entry that says nothing is not one.
CREATE TRIGGER admin_log_kept BEFORE UPDATE ON admin_log WHEN old.is_closed = 1 BEGIN
  SELECT RAISE(ABORT, 'An entry of the admin log is never changed');
END;

CREATE TRIGGER admin_log_whole BEFORE DELETE ON admin_log WHEN old.before IS NOT old.after BEGIN
  SELECT RAISE(ABORT, 'An entry of the admin log is never removed');
END;
