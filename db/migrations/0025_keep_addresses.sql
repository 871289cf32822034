CREATE TABLE `addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`postal_code` text NOT NULL,
	`landmark` text DEFAULT '' NOT NULL,
	`door_note` text DEFAULT '' NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `addresses_user` ON `addresses` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `addresses_default` ON `addresses` (`user_id`) WHERE is_default = 1;--> statement-breakpoint
ALTER TABLE `orders` ADD `landmark` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `door_note` text DEFAULT '' NOT NULL;
--> statement-breakpoint
INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
SELECT lower(hex(randomblob(8))), id, street, city, postal_code, 1, created_at FROM users
WHERE (street, city, postal_code) <> ('', '', '');
--> statement-breakpoint
CREATE TRIGGER addresses_limit BEFORE INSERT ON addresses
WHEN (SELECT count(*) FROM addresses WHERE user_id = new.user_id) >= 10 BEGIN
  SELECT RAISE(ABORT, 'addresses_full');
END;
--> statement-breakpoint
CREATE TRIGGER addresses_default_inserted AFTER INSERT ON addresses WHEN new.is_default = 1 BEGIN
  UPDATE users SET street = new.street, city = new.city, postal_code = new.postal_code
  WHERE id = new.user_id AND (street, city, postal_code) <> (new.street, new.city, new.postal_code);
END;
--> statement-breakpoint
CREATE TRIGGER addresses_default_changed AFTER UPDATE ON addresses WHEN new.is_default = 1 BEGIN
  UPDATE users SET street = new.street, city = new.city, postal_code = new.postal_code
  WHERE id = new.user_id AND (street, city, postal_code) <> (new.street, new.city, new.postal_code);
END;
--> statement-breakpoint
CREATE TRIGGER addresses_default_deleted AFTER DELETE ON addresses
WHEN old.is_default = 1 AND EXISTS (SELECT 1 FROM users WHERE id = old.user_id) BEGIN
  UPDATE addresses SET is_default = 1
  WHERE id = (SELECT id FROM addresses WHERE user_id = old.user_id ORDER BY created_at, id LIMIT 1);
  UPDATE users SET street = '', city = '', postal_code = ''
  WHERE id = old.user_id AND NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = old.user_id)
    AND (street, city, postal_code) <> ('', '', '');
END;
--> statement-breakpoint
CREATE TRIGGER users_address_inserted AFTER INSERT ON users WHEN (new.street, new.city, new.postal_code) <> ('', '', '') BEGIN
  INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
  VALUES (lower(hex(randomblob(8))), new.id, new.street, new.city, new.postal_code, 1, new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER users_address_changed AFTER UPDATE OF street, city, postal_code ON users
WHEN (old.street, old.city, old.postal_code) <> (new.street, new.city, new.postal_code) BEGIN
  DELETE FROM addresses WHERE user_id = new.id AND is_default = 1
    AND (new.street, new.city, new.postal_code) = ('', '', '');
  UPDATE addresses SET is_default = 0 WHERE user_id = new.id AND is_default = 1
    AND (street, city, postal_code) <> (new.street, new.city, new.postal_code) AND EXISTS (SELECT 1 FROM addresses AS same
      WHERE same.user_id = new.id AND (same.street, same.city, same.postal_code) = (new.street, new.city, new.postal_code));
  UPDATE addresses SET is_default = 1 WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = new.id AND is_default = 1)
    AND id = (SELECT id FROM addresses WHERE user_id = new.id
      AND (street, city, postal_code) = (new.street, new.city, new.postal_code) ORDER BY created_at, id LIMIT 1);
  UPDATE addresses SET street = new.street, city = new.city, postal_code = new.postal_code, landmark = '', door_note = ''
  WHERE user_id = new.id AND is_default = 1 AND (street, city, postal_code) <> (new.street, new.city, new.postal_code)
    AND (new.street, new.city, new.postal_code) <> ('', '', '');
  INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
  SELECT lower(hex(randomblob(8))), new.id, new.street, new.city, new.postal_code, 1, cast(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = new.id)
    AND (new.street, new.city, new.postal_code) <> ('', '', '');
END;
