CREATE TABLE `kitchen_sheet_people` (
	`sheet_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`name` text NOT NULL,
	`dietary_restriction_type` text DEFAULT 'None' NOT NULL,
	`dietary_restriction_spec` text,
	`dietary_severity` text,
	`table_name` text,
	PRIMARY KEY(`sheet_id`, `member_id`),
	FOREIGN KEY (`sheet_id`) REFERENCES `kitchen_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "kitchen_sheet_people_name" CHECK(length(trim("kitchen_sheet_people"."name")) > 0),
	CONSTRAINT "kitchen_sheet_people_diet" CHECK("kitchen_sheet_people"."dietary_restriction_type" in ('None', 'Pescetarian', 'Vegetarian', 'Vegan', 'Celiac', 'Other')),
	CONSTRAINT "kitchen_sheet_people_severity" CHECK("kitchen_sheet_people"."dietary_severity" in ('preference', 'intolerance', 'allergy'))
);
--> statement-breakpoint
CREATE INDEX `kitchen_sheet_people_group` ON `kitchen_sheet_people` (`guest_id`);--> statement-breakpoint
CREATE TABLE `kitchen_sheets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`people` integer NOT NULL,
	`user_id` integer,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `kitchen_sheets_event` ON `kitchen_sheets` (`event_id`);