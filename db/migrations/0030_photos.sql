CREATE TABLE `photo_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purpose` text NOT NULL,
	`event_id` integer,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "photo_links_purpose" CHECK("photo_links"."purpose" in ('upload', 'wall')),
	CONSTRAINT "photo_links_of_event" CHECK(("photo_links"."purpose" = 'upload') = ("photo_links"."event_id" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photo_links_token_unique` ON `photo_links` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `photo_links_event` ON `photo_links` (`event_id`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file` text NOT NULL,
	`guest_id` integer,
	`event_id` integer,
	`checksum` text,
	`status` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer DEFAULT 0 NOT NULL,
	`height` integer DEFAULT 0 NOT NULL,
	`tone` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "photos_status_known" CHECK("photos"."status" in ('uploading', 'processing', 'rejected', 'pending', 'approved', 'hidden')),
	CONSTRAINT "photos_size" CHECK("photos"."size" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photos_file_unique` ON `photos` (`file`);--> statement-breakpoint
CREATE UNIQUE INDEX `photos_once` ON `photos` (`checksum`) WHERE status <> 'uploading';--> statement-breakpoint
CREATE INDEX `photos_status` ON `photos` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `photos_group` ON `photos` (`guest_id`);--> statement-breakpoint
CREATE INDEX `photos_event` ON `photos` (`event_id`);--> statement-breakpoint
ALTER TABLE `settings` ADD `album_from` integer;