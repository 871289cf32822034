-- after the Worker
ALTER TABLE `users` DROP COLUMN `is_admin`;
