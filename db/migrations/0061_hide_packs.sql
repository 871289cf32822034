ALTER TABLE `financials` ADD `hidden_price_paise` integer;--> statement-breakpoint
ALTER TABLE `financials` ADD `hidden_dprice_paise` integer;