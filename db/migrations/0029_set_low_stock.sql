DROP INDEX `financials_low`;--> statement-breakpoint
CREATE INDEX `financials_few` ON `financials` (`count_in_stock`) WHERE price_paise > 0 AND low_stock_at IS NULL AND count_in_stock <= 50;--> statement-breakpoint
CREATE INDEX `financials_low` ON `financials` (`id`) WHERE price_paise > 0 AND count_in_stock <= low_stock_at;--> statement-breakpoint
ALTER TABLE `catalogue` ADD `low_stock` integer DEFAULT 5 NOT NULL;