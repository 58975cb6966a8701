CREATE TABLE `notice_views` (
	`notice_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`notice_id`, `guest_id`),
	FOREIGN KEY (`notice_id`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_views_guest` ON `notice_views` (`guest_id`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`text` text NOT NULL,
	`event_id` integer,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`urgent` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notices_text" CHECK(length(trim("notices"."text")) > 0)
);
--> statement-breakpoint
CREATE INDEX `notices_event` ON `notices` (`event_id`);