CREATE TABLE `push_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`notice_id` integer,
	`event_id` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`token_hash`) REFERENCES `push_subscriptions`(`token_hash`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notice_id`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_deliveries_subject" CHECK(("push_deliveries"."notice_id" is null) <> ("push_deliveries"."event_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_deliveries_of_notice` ON `push_deliveries` (`token_hash`,`notice_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_deliveries_of_event` ON `push_deliveries` (`token_hash`,`event_id`);--> statement-breakpoint
CREATE INDEX `push_deliveries_due` ON `push_deliveries` (`due_at`);--> statement-breakpoint
CREATE INDEX `push_deliveries_notice` ON `push_deliveries` (`notice_id`);--> statement-breakpoint
CREATE INDEX `push_deliveries_event` ON `push_deliveries` (`event_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`token_hash`) REFERENCES `guest_sessions`(`token_hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE TABLE `pushed_notices` (
	`notice_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`pushed_at` integer NOT NULL,
	PRIMARY KEY(`notice_id`, `guest_id`),
	FOREIGN KEY (`notice_id`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pushed_notices_guest` ON `pushed_notices` (`guest_id`);--> statement-breakpoint
ALTER TABLE `notices` ADD `queued_at` integer;