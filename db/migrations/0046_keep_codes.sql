CREATE TABLE `pack_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`financial_id` text NOT NULL,
	FOREIGN KEY (`financial_id`) REFERENCES `financials`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pack_codes_pack` ON `pack_codes` (`financial_id`);