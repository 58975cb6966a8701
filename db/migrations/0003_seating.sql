CREATE TABLE `member_event_table_assignments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`table_group_id` integer NOT NULL,
	`is_split` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`,`event_id`,`is_split`) REFERENCES `guest_event_table_assignments`(`guest_id`,`event_id`,`is_split`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`table_group_id`,`event_id`) REFERENCES `table_groups`(`id`,`event_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "member_event_table_assignments_split" CHECK("member_event_table_assignments"."is_split" = 1)
);
--> statement-breakpoint
CREATE INDEX `member_event_table_assignments_table` ON `member_event_table_assignments` (`table_group_id`);--> statement-breakpoint
CREATE INDEX `member_event_table_assignments_group` ON `member_event_table_assignments` (`guest_id`,`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `member_event_table_assignments_once` ON `member_event_table_assignments` (`member_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `published_seatings` (
	`event_id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `seating_wishes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`kind` text NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "seating_wishes_order" CHECK("seating_wishes"."guest_id" < "seating_wishes"."other_id"),
	CONSTRAINT "seating_wishes_kind" CHECK("seating_wishes"."kind" in ('together', 'apart'))
);
--> statement-breakpoint
CREATE INDEX `seating_wishes_other` ON `seating_wishes` (`other_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `seating_wishes_once` ON `seating_wishes` (`guest_id`,`other_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_removals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`guest_id` integer,
	`event_id` integer,
	`name` text NOT NULL,
	`people` integer NOT NULL,
	`answers` integer NOT NULL,
	`rows` text NOT NULL,
	`actor` text NOT NULL,
	`actor_id` integer,
	`removed_at` integer NOT NULL,
	CONSTRAINT "removals_kind" CHECK("__new_removals"."kind" in ('group', 'member', 'event', 'invitation', 'table')),
	CONSTRAINT "removals_actor" CHECK("__new_removals"."actor" in ('guest', 'couple', 'import', 'system'))
);
--> statement-breakpoint
INSERT INTO `__new_removals`("id", "kind", "subject_id", "guest_id", "event_id", "name", "people", "answers", "rows", "actor", "actor_id", "removed_at") SELECT "id", "kind", "subject_id", "guest_id", "event_id", "name", "people", "answers", "rows", "actor", "actor_id", "removed_at" FROM `removals`;--> statement-breakpoint
DROP TABLE `removals`;--> statement-breakpoint
ALTER TABLE `__new_removals` RENAME TO `removals`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `removals_guest` ON `removals` (`guest_id`);--> statement-breakpoint
CREATE INDEX `removals_removed_at` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `removals_once` ON `removals` (`kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `__new_guest_event_table_assignments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_group_id` integer,
	`guest_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`is_split` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`table_group_id`,`event_id`) REFERENCES `table_groups`(`id`,`event_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`,`event_id`) REFERENCES `guest_events`(`guest_id`,`event_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guest_event_table_assignments_whole_or_split" CHECK("__new_guest_event_table_assignments"."is_split" in (0, 1) and ("__new_guest_event_table_assignments"."table_group_id" is null) = ("__new_guest_event_table_assignments"."is_split" = 1))
);
--> statement-breakpoint
INSERT INTO `__new_guest_event_table_assignments`("id", "table_group_id", "guest_id", "event_id", "is_split", "created_at", "updated_at") SELECT "id", "table_group_id", "guest_id", "event_id", 0, "created_at", "updated_at" FROM `guest_event_table_assignments`;--> statement-breakpoint
DROP TABLE `guest_event_table_assignments`;--> statement-breakpoint
ALTER TABLE `__new_guest_event_table_assignments` RENAME TO `guest_event_table_assignments`;--> statement-breakpoint
CREATE INDEX `guest_event_table_assignments_table` ON `guest_event_table_assignments` (`table_group_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_event_table_assignments_once` ON `guest_event_table_assignments` (`guest_id`,`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_event_table_assignments_split` ON `guest_event_table_assignments` (`guest_id`,`event_id`,`is_split`);