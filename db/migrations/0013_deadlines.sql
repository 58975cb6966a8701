CREATE TABLE `change_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`responses` text NOT NULL,
	`message` text,
	`late` integer NOT NULL,
	`status` text NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`guest_id`,`event_id`) REFERENCES `guest_events`(`guest_id`,`event_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "change_requests_status" CHECK("change_requests"."status" in ('pending', 'accepted', 'declined', 'replaced'))
);
--> statement-breakpoint
CREATE INDEX `change_requests_group` ON `change_requests` (`guest_id`,`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `change_requests_open` ON `change_requests` (`guest_id`,`event_id`) WHERE "change_requests"."status" = 'pending';--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`rsvp_deadline` integer,
	`version` integer NOT NULL,
	CONSTRAINT "settings_one" CHECK("settings"."id" = 1)
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`actor_id` integer,
	`subject` text NOT NULL,
	`action` text NOT NULL,
	`guest_id` integer,
	`event_id` integer,
	`details` text NOT NULL,
	CONSTRAINT "changes_actor" CHECK("__new_changes"."actor" in ('guest', 'couple', 'import', 'system')),
	CONSTRAINT "changes_actor_id" CHECK(("__new_changes"."actor" = 'system') = ("__new_changes"."actor_id" is null)),
	CONSTRAINT "changes_subject" CHECK("__new_changes"."subject" in ('group', 'member', 'invitation', 'answer', 'request', 'diet', 'event', 'table', 'seat', 'gift', 'purchase', 'message', 'privacy', 'settings')),
	CONSTRAINT "changes_action" CHECK("__new_changes"."action" in ('created', 'changed', 'removed', 'restored'))
);
--> statement-breakpoint
INSERT INTO `__new_changes`("id", "at", "actor", "actor_id", "subject", "action", "guest_id", "event_id", "details") SELECT "id", "at", "actor", "actor_id", "subject", "action", "guest_id", "event_id", "details" FROM `changes`;--> statement-breakpoint
DROP TABLE `changes`;--> statement-breakpoint
ALTER TABLE `__new_changes` RENAME TO `changes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `changes_guest` ON `changes` (`guest_id`);--> statement-breakpoint
ALTER TABLE `events` ADD `rsvp_deadline` integer;