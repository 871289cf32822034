CREATE INDEX `products_tax_class` ON `products` (`tax_class_id`);--> statement-breakpoint
CREATE INDEX `tax_classes_hsn` ON `tax_classes` (`hsn`);