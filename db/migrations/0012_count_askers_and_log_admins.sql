ALTER TABLE `attempts` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `other_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `asked_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- No admin is signed in, and no admin's password is another one, without an entry in the log.
CREATE TRIGGER admin_signed_in AFTER INSERT ON sessions WHEN (SELECT is_admin FROM users WHERE id = new.user_id) = 1 BEGIN
  INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at)
  SELECT 'sign-in', id, id, name, json_object('device', new.device), 1, new.created_at FROM users WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER admin_password_changed AFTER UPDATE OF password_hash ON users
WHEN new.is_admin = 1 AND old.password_hash <> new.password_hash BEGIN
  INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at)
  VALUES ('password', new.id, new.id, new.name, '{}', 1, cast(unixepoch('subsec') * 1000 AS INTEGER));
END;
