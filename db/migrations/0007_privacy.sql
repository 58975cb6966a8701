CREATE TABLE `erasure_switches` (
	`kind` text PRIMARY KEY NOT NULL,
	`switched_on_at` integer NOT NULL,
	CONSTRAINT "erasure_switches_kind" CHECK("erasure_switches"."kind" in ('contact', 'everything'))
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`groups` integer NOT NULL,
	`people` integer NOT NULL,
	`numbers` text,
	`cleaned_at` integer,
	CONSTRAINT "erasures_kind" CHECK("erasures"."kind" in ('group', 'contact', 'everything'))
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
	CONSTRAINT "changes_subject" CHECK("__new_changes"."subject" in ('group', 'member', 'invitation', 'answer', 'diet', 'event', 'table', 'seat', 'gift', 'purchase', 'message', 'privacy')),
	CONSTRAINT "changes_action" CHECK("__new_changes"."action" in ('created', 'changed', 'removed', 'restored'))
);
--> statement-breakpoint
INSERT INTO `__new_changes`("id", "at", "actor", "actor_id", "subject", "action", "guest_id", "event_id", "details") SELECT "id", "at", "actor", "actor_id", "subject", "action", "guest_id", "event_id", "details" FROM `changes`;--> statement-breakpoint
DROP TABLE `changes`;--> statement-breakpoint
ALTER TABLE `__new_changes` RENAME TO `changes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `changes_guest` ON `changes` (`guest_id`);--> statement-breakpoint
ALTER TABLE `guests` ADD `erased_at` integer;