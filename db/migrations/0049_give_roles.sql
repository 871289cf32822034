-- Who works in the shop has a role; who was an admin is an owner. The flag goes when the Worker that writes it is gone.
ALTER TABLE `users` ADD `role` text CONSTRAINT "users_role" CHECK("role" IN ('owner', 'cashier', 'packer', 'rider'));
--> statement-breakpoint
UPDATE users SET role = 'owner' WHERE is_admin = 1;
