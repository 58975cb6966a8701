PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_guest_members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer NOT NULL,
	`name` text NOT NULL,
	`dietary_restriction_type` text DEFAULT 'None' NOT NULL,
	`dietary_restriction_spec` text,
	`dietary_severity` text,
	`age_group` text DEFAULT 'adult' NOT NULL,
	`age` integer,
	`needs` text DEFAULT '[]' NOT NULL,
	`needs_note` text,
	`email` text,
	`phone` text,
	`phone_e164` text,
	`phone_doubtful` integer,
	`is_companion` integer DEFAULT false NOT NULL,
	`companion_ref` integer,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guest_members_name" CHECK(length(trim("__new_guest_members"."name")) > 0),
	CONSTRAINT "guest_members_diet" CHECK("__new_guest_members"."dietary_restriction_type" in ('None', 'Pescetarian', 'Vegetarian', 'Vegan', 'Celiac', 'Other')),
	CONSTRAINT "guest_members_severity" CHECK("__new_guest_members"."dietary_severity" in ('preference', 'intolerance', 'allergy')),
	CONSTRAINT "guest_members_age_group" CHECK("__new_guest_members"."age_group" in ('adult', 'child', 'infant')),
	CONSTRAINT "guest_members_age" CHECK("__new_guest_members"."age" is null or "__new_guest_members"."age" between 0 and 17),
	CONSTRAINT "guest_members_severe_diet" CHECK("__new_guest_members"."dietary_severity" is null or "__new_guest_members"."dietary_restriction_type" <> 'None'),
	CONSTRAINT "guest_members_diet_spec" CHECK("__new_guest_members"."dietary_restriction_spec" is null or "__new_guest_members"."dietary_restriction_type" = 'Other')
);
--> statement-breakpoint
INSERT INTO `__new_guest_members`("id", "guest_id", "name", "dietary_restriction_type", "dietary_restriction_spec", "dietary_severity", "age_group", "age", "needs", "needs_note", "email", "phone", "phone_e164", "phone_doubtful", "is_companion", "companion_ref") SELECT "id", "guest_id", "name", "dietary_restriction_type", "dietary_restriction_spec", "dietary_severity", 'adult', null, '[]', null, "email", "phone", "phone_e164", "phone_doubtful", "is_companion", "companion_ref" FROM `guest_members`;--> statement-breakpoint
DROP TABLE `guest_members`;--> statement-breakpoint
ALTER TABLE `__new_guest_members` RENAME TO `guest_members`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `guest_members_guest` ON `guest_members` (`guest_id`);--> statement-breakpoint
CREATE INDEX `guest_members_phone` ON `guest_members` (`phone_e164`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_members_of_group` ON `guest_members` (`id`,`guest_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_members_companion_ref` ON `guest_members` (`guest_id`,`companion_ref`);--> statement-breakpoint
CREATE TABLE `__new_kitchen_sheet_people` (
	`sheet_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`name` text NOT NULL,
	`dietary_restriction_type` text DEFAULT 'None' NOT NULL,
	`dietary_restriction_spec` text,
	`dietary_severity` text,
	`menu` text DEFAULT 'adult' NOT NULL,
	`table_name` text,
	PRIMARY KEY(`sheet_id`, `member_id`),
	FOREIGN KEY (`sheet_id`) REFERENCES `kitchen_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "kitchen_sheet_people_name" CHECK(length(trim("__new_kitchen_sheet_people"."name")) > 0),
	CONSTRAINT "kitchen_sheet_people_diet" CHECK("__new_kitchen_sheet_people"."dietary_restriction_type" in ('None', 'Pescetarian', 'Vegetarian', 'Vegan', 'Celiac', 'Other')),
	CONSTRAINT "kitchen_sheet_people_severity" CHECK("__new_kitchen_sheet_people"."dietary_severity" in ('preference', 'intolerance', 'allergy')),
	CONSTRAINT "kitchen_sheet_people_menu" CHECK("__new_kitchen_sheet_people"."menu" in ('adult', 'child', 'infant'))
);
--> statement-breakpoint
INSERT INTO `__new_kitchen_sheet_people`("sheet_id", "member_id", "guest_id", "name", "dietary_restriction_type", "dietary_restriction_spec", "dietary_severity", "menu", "table_name") SELECT "sheet_id", "member_id", "guest_id", "name", "dietary_restriction_type", "dietary_restriction_spec", "dietary_severity", 'adult', "table_name" FROM `kitchen_sheet_people`;--> statement-breakpoint
DROP TABLE `kitchen_sheet_people`;--> statement-breakpoint
ALTER TABLE `__new_kitchen_sheet_people` RENAME TO `kitchen_sheet_people`;--> statement-breakpoint
CREATE INDEX `kitchen_sheet_people_group` ON `kitchen_sheet_people` (`guest_id`);--> statement-breakpoint
ALTER TABLE `settings` ADD `ask_people` integer DEFAULT false NOT NULL;