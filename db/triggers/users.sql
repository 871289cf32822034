-- An admin finds users by the beginnings of names and phones. Nobody becomes an admin, or stops being one,
-- without an entry in the log: not from the command line either. A new password of an admin has one, too.
CREATE TRIGGER users_inserted AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, name, phone) VALUES (new.seq, new.name, new.phone);
END;

CREATE TRIGGER users_renamed AFTER UPDATE OF name, phone ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, phone) VALUES ('delete', old.seq, old.name, old.phone);
  INSERT INTO user_search (rowid, name, phone) VALUES (new.seq, new.name, new.phone);
END;

CREATE TRIGGER users_deleted AFTER DELETE ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, phone) VALUES ('delete', old.seq, old.name, old.phone);
END;

CREATE TRIGGER admin_inserted AFTER INSERT ON users WHEN new.is_admin = 1 BEGIN
  INSERT INTO admin_log (kind, subject_id, after, is_closed, created_at)
  VALUES ('user', new.id, '{"isAdmin":1}', 1, cast(unixepoch('subsec') * 1000 AS INTEGER));
END;

CREATE TRIGGER admin_changed AFTER UPDATE OF is_admin ON users
WHEN old.is_admin <> new.is_admin AND coalesce((SELECT is_closed FROM admin_log ORDER BY seq DESC LIMIT 1), 1) = 1 BEGIN
  INSERT INTO admin_log (kind, subject_id, before, after, is_closed, created_at)
  VALUES ('user', new.id, json_object('isAdmin', old.is_admin), json_object('isAdmin', new.is_admin), 1, cast(unixepoch('subsec') * 1000 AS INTEGER));
END;

CREATE TRIGGER admin_password_changed AFTER UPDATE OF password_hash ON users
WHEN new.is_admin = 1 AND old.password_hash <> new.password_hash BEGIN
  INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at)
  VALUES ('password', new.id, new.id, new.name, '{}', 1, cast(unixepoch('subsec') * 1000 AS INTEGER));
END;
