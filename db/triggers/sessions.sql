-- No admin is signed in without an entry in the log.
CREATE TRIGGER admin_signed_in AFTER INSERT ON sessions WHEN (SELECT is_admin FROM users WHERE id = new.user_id) = 1 BEGIN
  INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at)
  SELECT 'sign-in', id, id, name, json_object('device', new.device), 1, new.created_at FROM users WHERE id = new.user_id;
END;
