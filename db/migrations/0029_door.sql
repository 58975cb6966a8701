CREATE TABLE `arrivals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fact_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`arrived` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`guest_id`,`event_id`) REFERENCES `guest_events`(`guest_id`,`event_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `arrivals_invitation` ON `arrivals` (`guest_id`,`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `arrivals_once` ON `arrivals` (`member_id`,`event_id`,`fact_id`);--> statement-breakpoint
CREATE TABLE `helper_events` (
	`helper_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	PRIMARY KEY(`helper_id`, `event_id`),
	FOREIGN KEY (`helper_id`) REFERENCES `helpers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `helper_events_event` ON `helper_events` (`event_id`);--> statement-breakpoint
CREATE TABLE `helpers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "helpers_name" CHECK(length(trim("helpers"."name")) > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `helpers_token_hash_unique` ON `helpers` (`token_hash`);--> statement-breakpoint
CREATE TABLE `surprises` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fact_id` text NOT NULL,
	`event_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`host` text,
	`member_id` integer,
	`guest_id` integer,
	`at` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "surprises_kind" CHECK("surprises"."kind" in ('unlisted', 'instead_of', 'declined', 'other_event')),
	CONSTRAINT "surprises_status" CHECK("surprises"."status" in ('open', 'seated', 'dismissed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `surprises_fact_id_unique` ON `surprises` (`fact_id`);--> statement-breakpoint
CREATE INDEX `surprises_event` ON `surprises` (`event_id`);--> statement-breakpoint
CREATE INDEX `surprises_person` ON `surprises` (`member_id`,`guest_id`);