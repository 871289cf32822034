ALTER TABLE `push_subscriptions` ADD `session_hash` text REFERENCES sessions(token_hash) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_hash`);--> statement-breakpoint
ALTER TABLE `users` ADD `wants_texts` integer DEFAULT true NOT NULL;