CREATE INDEX `handovers_counted` ON `handovers` (`counted_at`);--> statement-breakpoint
CREATE INDEX `users_of_role` ON `users` (`role`,`name`);