PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_guests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_name` text NOT NULL,
	`name_key` text NOT NULL,
	`access_code` text NOT NULL,
	`link_token` text DEFAULT (substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1) || substr('34679ACDEFGHJKMNPQRTWXY', abs(random() % 23) + 1, 1)) NOT NULL,
	`guest_type` text DEFAULT 'individual' NOT NULL,
	`invited_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`first_signed_in_at` integer,
	`erased_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "guests_group_name" CHECK(length(trim("__new_guests"."group_name")) > 0),
	CONSTRAINT "guests_name_key" CHECK(length(trim("__new_guests"."name_key")) > 0),
	CONSTRAINT "guests_access_code" CHECK(length(trim("__new_guests"."access_code")) > 0),
	CONSTRAINT "guests_link_token" CHECK(length(trim("__new_guests"."link_token")) > 0),
	CONSTRAINT "guests_guest_type" CHECK("__new_guests"."guest_type" in ('individual', 'pareja', 'familia')),
	CONSTRAINT "guests_invited_by" CHECK(length(trim("__new_guests"."invited_by")) > 0)
);
--> statement-breakpoint
INSERT INTO `__new_guests`("id", "group_name", "name_key", "access_code", "guest_type", "invited_by", "version", "first_signed_in_at", "erased_at", "created_at", "updated_at") SELECT "id", "group_name", "name_key", "access_code", "guest_type", "invited_by", "version", "first_signed_in_at", "erased_at", "created_at", "updated_at" FROM `guests`;--> statement-breakpoint
-- No id is given twice, not even that of a group that was removed.
DELETE FROM sqlite_sequence WHERE name = '__new_guests';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_guests', seq FROM sqlite_sequence WHERE name = 'guests';--> statement-breakpoint
DROP TABLE `guests`;--> statement-breakpoint
ALTER TABLE `__new_guests` RENAME TO `guests`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `guests_group_name_unique` ON `guests` (`group_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `guests_name_key_unique` ON `guests` (`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `guests_link_token_unique` ON `guests` (`link_token`);