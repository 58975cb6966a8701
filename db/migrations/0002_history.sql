CREATE TABLE `changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`actor_id` integer,
	`subject` text NOT NULL,
	`action` text NOT NULL,
	`guest_id` integer,
	`event_id` integer,
	`details` text NOT NULL,
	CONSTRAINT "changes_actor" CHECK("changes"."actor" in ('guest', 'couple', 'import', 'system')),
	CONSTRAINT "changes_actor_id" CHECK(("changes"."actor" = 'system') = ("changes"."actor_id" is null)),
	CONSTRAINT "changes_subject" CHECK("changes"."subject" in ('group', 'member', 'invitation', 'answer', 'diet', 'event', 'table', 'seat', 'gift', 'purchase', 'message')),
	CONSTRAINT "changes_action" CHECK("changes"."action" in ('created', 'changed', 'removed', 'restored'))
);
--> statement-breakpoint
CREATE INDEX `changes_guest` ON `changes` (`guest_id`);--> statement-breakpoint
CREATE TABLE `removals` (
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
	CONSTRAINT "removals_kind" CHECK("removals"."kind" in ('group', 'member', 'event', 'invitation')),
	CONSTRAINT "removals_actor" CHECK("removals"."actor" in ('guest', 'couple', 'import', 'system'))
);
--> statement-breakpoint
CREATE INDEX `removals_guest` ON `removals` (`guest_id`);--> statement-breakpoint
CREATE INDEX `removals_removed_at` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `removals_once` ON `removals` (`kind`,`subject_id`);--> statement-breakpoint
ALTER TABLE `events` ADD `version` integer DEFAULT 1 NOT NULL;