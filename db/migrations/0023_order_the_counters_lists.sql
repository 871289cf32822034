DROP INDEX `orders_method`;--> statement-breakpoint
CREATE INDEX `orders_online` ON `orders` (`seq`) WHERE payment_method = 'Online';--> statement-breakpoint
CREATE INDEX `orders_cash` ON `orders` (`seq`) WHERE payment_method = 'Cash Or UPI';