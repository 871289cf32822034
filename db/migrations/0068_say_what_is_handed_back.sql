ALTER TABLE `orders` ADD `handed_back_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE orders SET handed_back_paise = given_back_paise WHERE taken_as IS NOT NULL AND given_back_paise > 0;--> statement-breakpoint
CREATE INDEX `orders_to_hand_back` ON `orders` (`seq`) WHERE taken_as is not null and given_back_paise > handed_back_paise;--> statement-breakpoint
CREATE INDEX `payments_wrong_amount` ON `payments` (`order_id`) WHERE status = 'WRONG_AMOUNT';