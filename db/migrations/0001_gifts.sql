CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`purchase_id` integer NOT NULL,
	`status` text NOT NULL,
	`amount` real NOT NULL,
	`currency` text NOT NULL,
	`refunded_amount` real DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payments_status" CHECK("payments"."status" in ('pending', 'in_process', 'authorized', 'in_mediation', 'rejected', 'cancelled', 'approved', 'refunded', 'charged_back'))
);
--> statement-breakpoint
CREATE INDEX `payments_purchase` ON `payments` (`purchase_id`);--> statement-breakpoint
CREATE TABLE `practice_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`preference_id` text NOT NULL,
	`status` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`preference_id`) REFERENCES `practice_preferences`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "practice_payments_status" CHECK("practice_payments"."status" in ('pending', 'in_process', 'authorized', 'in_mediation', 'rejected', 'cancelled', 'approved', 'refunded', 'charged_back'))
);
--> statement-breakpoint
CREATE INDEX `practice_payments_preference` ON `practice_payments` (`preference_id`);--> statement-breakpoint
CREATE TABLE `practice_preferences` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`external_reference` text NOT NULL,
	`amount` integer NOT NULL,
	`items` text NOT NULL,
	`notification_url` text NOT NULL,
	`return_url` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `practice_preferences_idempotency_key_unique` ON `practice_preferences` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `purchase_alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purchase_id` integer NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "purchase_alerts_kind" CHECK("purchase_alerts"."kind" in ('two_payments', 'wrong_amount', 'refunded', 'partly_refunded', 'charged_back', 'in_mediation'))
);
--> statement-breakpoint
CREATE INDEX `purchase_alerts_purchase` ON `purchase_alerts` (`purchase_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_alerts_once` ON `purchase_alerts` (`payment_id`,`kind`);--> statement-breakpoint
ALTER TABLE `purchases` ADD `idempotency_key` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `request_hash` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `init_point` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `sandbox_init_point` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `purchases` ADD `next_check_at` integer;--> statement-breakpoint
ALTER TABLE `purchases` ADD `thanked_at` integer;--> statement-breakpoint
CREATE INDEX `purchases_next_check` ON `purchases` (`next_check_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_key` ON `purchases` (`guest_id`,`idempotency_key`);