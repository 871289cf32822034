CREATE TABLE `papers_due` (
	`order_id` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
-- What was dispatched before papers were kept, and what was cancelled before there were credit notes.
INSERT INTO papers_due (order_id)
SELECT o.id FROM orders AS o LEFT JOIN documents AS d ON d.order_id = o.id AND d.of_number IS NULL
WHERE CASE WHEN o.cancelled_at IS NULL THEN o.dispatched_at IS NOT NULL AND d.seq IS NULL
  ELSE d.seq IS NOT NULL AND NOT EXISTS (SELECT 1 FROM documents AS c WHERE c.order_id = o.id AND c.of_number IS NOT NULL) END;
