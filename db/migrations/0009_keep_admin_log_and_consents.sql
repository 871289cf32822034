CREATE TABLE `admin_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text,
	`user_name` text DEFAULT '' NOT NULL,
	`before` text,
	`after` text,
	`is_closed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_log_kind` ON `admin_log` (`kind`,`seq`);--> statement-breakpoint
CREATE TABLE `consents` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`notice` text NOT NULL,
	`accepted_at` integer NOT NULL,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE INDEX `consents_user` ON `consents` (`user_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` integer;--> statement-breakpoint
-- What was written down stays so; an entry that says nothing is not one.
CREATE TRIGGER admin_log_kept BEFORE UPDATE ON admin_log WHEN old.is_closed = 1 BEGIN
  SELECT RAISE(ABORT, 'An entry of the admin log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER admin_log_whole BEFORE DELETE ON admin_log WHEN old.before IS NOT old.after BEGIN
  SELECT RAISE(ABORT, 'An entry of the admin log is never removed');
END;
--> statement-breakpoint
-- Nobody becomes an admin, or stops being one, without an entry: not from the command line either.
CREATE TRIGGER admin_inserted AFTER INSERT ON users WHEN new.is_admin = 1 BEGIN
  INSERT INTO admin_log (kind, subject_id, after, is_closed, created_at)
  VALUES ('user', new.id, '{"isAdmin":1}', 1, cast(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER admin_changed AFTER UPDATE OF is_admin ON users
WHEN old.is_admin <> new.is_admin AND coalesce((SELECT is_closed FROM admin_log ORDER BY seq DESC LIMIT 1), 1) = 1 BEGIN
  INSERT INTO admin_log (kind, subject_id, before, after, is_closed, created_at)
  VALUES ('user', new.id, json_object('isAdmin', old.is_admin), json_object('isAdmin', new.is_admin), 1, cast(unixepoch('subsec') * 1000 AS INTEGER));
END;
