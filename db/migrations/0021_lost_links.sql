CREATE TABLE `lost_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`requested_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lost_links_guest` ON `lost_links` (`guest_id`);--> statement-breakpoint
CREATE INDEX `lost_links_member` ON `lost_links` (`member_id`);