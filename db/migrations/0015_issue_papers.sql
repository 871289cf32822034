-- How the shop stands with GST, what its goods are taxed, and its papers as they were issued.
CREATE TABLE `documents` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`of_number` text,
	`issued_at` integer NOT NULL,
	`regime` text NOT NULL,
	`supplier` text NOT NULL,
	`lines` text NOT NULL,
	`gross_paise` integer NOT NULL,
	`round_off_paise` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number_unique` ON `documents` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_once` ON `documents` (`order_id`) WHERE of_number is null;--> statement-breakpoint
CREATE INDEX `documents_of_order` ON `documents` (`order_id`);--> statement-breakpoint
CREATE INDEX `documents_issued` ON `documents` (`issued_at`);--> statement-breakpoint
CREATE TABLE `shop_tax` (
	`id` integer PRIMARY KEY NOT NULL,
	`regime` text NOT NULL,
	`gstin` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`hsn_digits` integer DEFAULT 4 NOT NULL,
	`series` text DEFAULT 'KS' NOT NULL,
	`credit_series` text DEFAULT 'KC' NOT NULL,
	`upi_id` text DEFAULT '' NOT NULL,
	`is_rounded` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_tax_one" CHECK("shop_tax"."id" = 1),
	CONSTRAINT "shop_tax_series" CHECK(length("shop_tax"."series") between 1 and 2 and length("shop_tax"."credit_series") between 1 and 2 and "shop_tax"."series" <> "shop_tax"."credit_series")
);
--> statement-breakpoint
CREATE TABLE `tax_classes` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`hsn` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_classes_name_unique` ON `tax_classes` (`name`);--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`tax_class_id` text NOT NULL,
	`valid_from` text NOT NULL,
	`basis_points` integer NOT NULL,
	PRIMARY KEY(`tax_class_id`, `valid_from`),
	FOREIGN KEY (`tax_class_id`) REFERENCES `tax_classes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_rates_percent" CHECK("tax_rates"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
DROP TABLE `invoice_counters`;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `tax_class_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `round_off_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `tax_class_id` text REFERENCES tax_classes(id);--> statement-breakpoint
CREATE INDEX `products_without_class` ON `products` (`seq`) WHERE tax_class_id is null;--> statement-breakpoint
CREATE INDEX `document_numbers_open` ON `document_numbers` (`order_id`) WHERE issued_at is null;
--> statement-breakpoint
INSERT INTO tax_classes (id, name, hsn) VALUES
('milk', 'Milk', '0401'),
('paneer', 'Paneer', '0406'),
('eggs', 'Eggs in shell', '0407'),
('vegetables', 'Fresh vegetables', '07'),
('fruit', 'Fresh fruit', '08'),
('salt', 'Salt', '2501'),
('bread', 'Bread, roti, paratha, khakhra', '1905'),
('papad', 'Papad', '1905'),
('prasad', 'Prasad', '2106'),
('sanitary', 'Sanitary towels and tampons', '961900'),
('kumkum', 'Kajal, kumkum, bindi, sindoor, alta', '3304'),
('bangles', 'Bangles', ''),
('clay-lamps', 'Clay lamps and idols', '6912'),
('puja', 'Puja goods: roli, kalava, wicks, janeu', ''),
('brooms', 'Twig brooms', '9603'),
('rice', 'Rice, packed', '1006'),
('rice-loose', 'Rice, loose', '1006'),
('wheat', 'Wheat, packed', '1001'),
('wheat-loose', 'Wheat, loose', '1001'),
('millets', 'Other cereals and millets, packed', '1008'),
('millets-loose', 'Other cereals and millets, loose', '1008'),
('atta', 'Atta and maida, packed', '1101'),
('atta-loose', 'Atta and maida, loose', '1101'),
('flours', 'Other flours, packed', '1102'),
('flours-loose', 'Other flours, loose', '1102'),
('sooji', 'Sooji and dalia, packed', '1103'),
('sooji-loose', 'Sooji and dalia, loose', '1103'),
('besan', 'Besan and pulse flours, packed', '1106'),
('besan-loose', 'Besan and pulse flours, loose', '1106'),
('pulses', 'Dals and pulses, packed', '0713'),
('pulses-loose', 'Dals and pulses, loose', '0713'),
('curd', 'Curd, lassi, buttermilk, packed', '0403'),
('curd-loose', 'Curd, lassi, buttermilk, loose', '0403'),
('honey', 'Honey, packed', '0409'),
('honey-loose', 'Honey, loose', '0409'),
('gur', 'Gur and khandsari, packed', '1701'),
('gur-loose', 'Gur and khandsari, loose', '1701'),
('poha', 'Poha and murmura, packed', '1904'),
('poha-loose', 'Poha and murmura, loose', '1904'),
('coconut-water', 'Coconut water, packed', '2009'),
('coconut-water-loose', 'Coconut water, loose', '2009'),
('ghee', 'Ghee and butter', '0405'),
('cheese', 'Cheese', '0406'),
('milk-powder', 'Milk powder and condensed milk', '0402'),
('cashews', 'Cashews', '0801'),
('almonds', 'Almonds, walnuts, pistachios', '0802'),
('dates', 'Dates and figs', '0804'),
('raisins', 'Raisins', '0806'),
('dried-fruit', 'Other dried fruit and mixtures', '0813'),
('coffee', 'Coffee', '0901'),
('tea', 'Tea', '0902'),
('instant', 'Instant tea and coffee', '2101'),
('pepper', 'Pepper and chillies', '0904'),
('seeds', 'Coriander, cumin and other seeds', '0909'),
('spices', 'Turmeric and other spices', '0910'),
('hing', 'Hing', '1301'),
('soyabean-oil', 'Soyabean oil', '1507'),
('groundnut-oil', 'Groundnut oil', '1508'),
('olive-oil', 'Olive oil', '1509'),
('pomace-oil', 'Olive pomace oil', '1510'),
('palm-oil', 'Palm oil', '1511'),
('sunflower-oil', 'Sunflower and cottonseed oil', '1512'),
('coconut-oil', 'Coconut oil', '1513'),
('mustard-oil', 'Mustard oil', '1514'),
('sesame-oil', 'Sesame, rice bran and other oils', '1515'),
('vanaspati', 'Vanaspati and blended oil', '1517'),
('sugar', 'Sugar', '1701'),
('mishri', 'Mishri and glucose', '1702'),
('sweets', 'Sweets', '1704'),
('cocoa', 'Cocoa', '1805'),
('chocolate', 'Chocolate', '1806'),
('malt', 'Baby food, malt drinks, mixes', '1901'),
('noodles', 'Noodles, pasta, seviyan', '1902'),
('sabudana', 'Sabudana', '1903'),
('cereals', 'Corn flakes and other cereals', '1904'),
('biscuits', 'Biscuits, cakes, rusk', '1905'),
('pickle', 'Pickle', '2001'),
('jam', 'Jam', '2007'),
('roasted-nuts', 'Roasted nuts and seeds', '2008'),
('juice', 'Juice', '2009'),
('yeast', 'Yeast and baking powder', '2102'),
('sauces', 'Sauces and masala mixes', '2103'),
('soups', 'Soups', '2104'),
('ice-cream', 'Ice cream', '2105'),
('namkeen', 'Namkeen, batters and other preparations', '2106'),
('water', 'Plain drinking water', '2201'),
('milk-drinks', 'Milk, soya and fruit drinks', '2202'),
('medicines', 'Medicines and bandages', '3004'),
('talc', 'Talc and face powder', '3304'),
('hair-oil', 'Hair oil and shampoo', '3305'),
('toothpaste', 'Toothpaste, tooth powder, floss', '3306'),
('shaving', 'Shaving cream, lotion, after-shave', '3307'),
('agarbatti', 'Agarbatti, dhoop, lobhan', '330741'),
('soap', 'Soap in bars', '3401'),
('candles', 'Candles', '3406'),
('matches', 'Matches', '3605'),
('toothbrushes', 'Toothbrushes and broomsticks', '9603'),
('combs', 'Combs', '9615'),
('diapers', 'Diapers and napkin liners', '9619'),
('kitchenware', 'Steel and clay kitchenware', '7323'),
('liquid-soap', 'Liquid soap, dish bar, laundry soap', '3401'),
('cleaners', 'Detergents and cleaners', '3402'),
('creams', 'Creams, lotions, lipstick', '3304'),
('hair-colour', 'Hair colour, gel, conditioner', '3305'),
('mouthwash', 'Mouthwash', '3306'),
('deodorants', 'Deodorant, room freshener, hair remover', '3307'),
('perfume', 'Perfume', '3303'),
('polish', 'Polish', '3405'),
('repellents', 'Insect killers, repellents, phenyl', '3808'),
('plastics', 'Bags, cling film, plastic ware', '3924'),
('tissue', 'Tissue and toilet paper', '4818'),
('foil', 'Foil', '7607'),
('razors', 'Razors and blades', '8212'),
('scourers', 'Scourers', '7323'),
('cells', 'Cells and batteries', '8506'),
('vinegar', 'Vinegar', '2209'),
('mops', 'Mops and brushes', '9603'),
('camphor', 'Camphor', '2914'),
('electrical', 'Lamps, plugs and other electrical goods', '8539'),
('other', 'Everything not named', ''),
('delivery', 'Delivery', '9968'),
('drinks', 'Aerated and other sweet drinks', '220210'),
('pan-masala', 'Pan masala', '21069020'),
('tobacco', 'Tobacco', '2403');
--> statement-breakpoint
INSERT INTO tax_rates (tax_class_id, valid_from, basis_points)
SELECT id, iif(id = 'tobacco', '2026-02-01', '2025-09-22'), CASE
  WHEN id IN ('milk', 'paneer', 'eggs', 'vegetables', 'fruit', 'salt', 'bread', 'papad', 'prasad', 'sanitary', 'kumkum', 'bangles', 'clay-lamps', 'puja', 'brooms', 'rice-loose', 'wheat-loose', 'millets-loose', 'atta-loose', 'flours-loose', 'sooji-loose', 'besan-loose', 'pulses-loose', 'curd-loose', 'honey-loose', 'gur-loose', 'poha-loose', 'coconut-water-loose') THEN 0
  WHEN id IN ('rice', 'wheat', 'millets', 'atta', 'flours', 'sooji', 'besan', 'pulses', 'curd', 'honey', 'gur', 'poha', 'coconut-water', 'ghee', 'cheese', 'milk-powder', 'cashews', 'almonds', 'dates', 'raisins', 'dried-fruit', 'coffee', 'tea', 'instant', 'pepper', 'seeds', 'spices', 'hing', 'soyabean-oil', 'groundnut-oil', 'olive-oil', 'pomace-oil', 'palm-oil', 'sunflower-oil', 'coconut-oil', 'mustard-oil', 'sesame-oil', 'vanaspati', 'sugar', 'mishri', 'sweets', 'cocoa', 'chocolate', 'malt', 'noodles', 'sabudana', 'cereals', 'biscuits', 'pickle', 'jam', 'roasted-nuts', 'juice', 'yeast', 'sauces', 'soups', 'ice-cream', 'namkeen', 'water', 'milk-drinks', 'medicines', 'talc', 'hair-oil', 'toothpaste', 'shaving', 'agarbatti', 'soap', 'candles', 'matches', 'toothbrushes', 'combs', 'diapers', 'kitchenware') THEN 500
  WHEN id IN ('drinks', 'pan-masala', 'tobacco') THEN 4000
  ELSE 1800 END FROM tax_classes;
--> statement-breakpoint
-- What was dispatched before has its paper too; who supplied it is configured.
INSERT INTO documents (number, order_id, issued_at, regime, supplier, lines, gross_paise, round_off_paise)
SELECT number, order_id, issued_at, 'none', '{}', lines, (SELECT coalesce(sum(value ->> 'amountPaise'), 0) FROM json_each(lines)), 0
FROM (SELECT n.number, n.order_id, n.issued_at, (SELECT json_group_array(json_object('name', name, 'brand', brand, 'quantityMilli', quantity_milli, 'units', units,
    'qty', qty, 'pricePaise', price, 'amountPaise', amount, 'hsn', '', 'basisPoints', NULL)) FROM (
    SELECT l.position, 0 AS part, l.name, l.brand, l.quantity_milli, l.units, coalesce(c.packed, l.qty) AS qty, l.dprice_paise AS price,
      coalesce(c.amount_paise, l.qty * l.dprice_paise) AS amount
    FROM order_lines AS l LEFT JOIN order_change_lines AS c ON c.position = l.position
      AND c.change_id = (SELECT id FROM order_changes WHERE order_id = n.order_id ORDER BY seq DESC LIMIT 1)
    WHERE l.order_id = n.order_id
    UNION ALL SELECT c.position, 1, c.swap_name, c.swap_brand, c.swap_quantity_milli, c.swap_units, c.swap_qty, c.swap_price_paise, c.swap_amount_paise
    FROM order_change_lines AS c WHERE c.swap_financial_id IS NOT NULL
      AND c.change_id = (SELECT id FROM order_changes WHERE order_id = n.order_id ORDER BY seq DESC LIMIT 1)
    ORDER BY 1, 2) WHERE qty > 0) AS lines
  FROM document_numbers AS n
  WHERE n.issued_at IS NOT NULL AND n.cancelled_at IS NULL);
--> statement-breakpoint
DROP TRIGGER orders_life;
--> statement-breakpoint
CREATE TRIGGER orders_life BEFORE UPDATE OF accepted_at, packed_at, dispatched_at, delivered_at, cancelled_at, settled_paise, round_off_paise ON orders
WHEN (new.cancelled_at IS NOT NULL AND new.delivered_at IS NOT NULL)
  OR (old.cancelled_at IS NOT NULL AND new.cancelled_at IS NOT old.cancelled_at)
  OR new.settled_paise < 0 OR new.settled_paise - new.round_off_paise > old.total_paise
  OR new.round_off_paise NOT BETWEEN -50 AND 50 BEGIN
  SELECT RAISE(ABORT, 'orders_life');
END;
--> statement-breakpoint
CREATE TRIGGER documents_kept BEFORE UPDATE ON documents BEGIN
  SELECT RAISE(ABORT, 'An issued document is never altered');
END;
--> statement-breakpoint
CREATE TRIGGER documents_whole BEFORE DELETE ON documents BEGIN
  SELECT RAISE(ABORT, 'An issued document is never removed');
END;
