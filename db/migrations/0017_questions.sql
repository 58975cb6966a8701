CREATE TABLE `question_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`member_id` integer,
	`event_id` integer,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`,`event_id`) REFERENCES `guest_events`(`guest_id`,`event_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_answers_of_member` ON `question_answers` (`question_id`,`member_id`) WHERE "question_answers"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `question_answers_of_group` ON `question_answers` (`question_id`,`guest_id`) WHERE "question_answers"."member_id" is null;--> statement-breakpoint
CREATE INDEX `question_answers_guest` ON `question_answers` (`guest_id`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`text` text NOT NULL,
	`help` text,
	`kind` text NOT NULL,
	`options` text NOT NULL,
	`scope` text NOT NULL,
	`event_id` integer,
	`required` integer DEFAULT false NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`capacity` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "questions_text" CHECK(length(trim("questions"."text")) > 0),
	CONSTRAINT "questions_kind" CHECK("questions"."kind" in ('yes_no', 'choice', 'number', 'text')),
	CONSTRAINT "questions_scope" CHECK("questions"."scope" in ('member', 'group')),
	CONSTRAINT "questions_capacity" CHECK("questions"."capacity" >= 1)
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
	CONSTRAINT "changes_subject" CHECK("__new_changes"."subject" in ('group', 'member', 'invitation', 'answer', 'request', 'diet', 'event', 'table', 'seat', 'gift', 'purchase', 'message', 'privacy', 'settings', 'question', 'reply', 'kitchen')),
	CONSTRAINT "changes_action" CHECK("__new_changes"."action" in ('created', 'changed', 'removed', 'restored'))
);
--> statement-breakpoint
INSERT INTO `__new_changes`("id", "at", "actor", "actor_id", "subject", "action", "guest_id", "event_id", "details") SELECT "id", "at", "actor", "actor_id", "subject", "action", "guest_id", "event_id", "details" FROM `changes`;--> statement-breakpoint
DROP TABLE `changes`;--> statement-breakpoint
ALTER TABLE `__new_changes` RENAME TO `changes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `changes_guest` ON `changes` (`guest_id`);--> statement-breakpoint
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
	CONSTRAINT "removals_kind" CHECK("__new_removals"."kind" in ('group', 'member', 'event', 'invitation', 'table', 'question')),
	CONSTRAINT "removals_actor" CHECK("__new_removals"."actor" in ('guest', 'couple', 'import', 'system'))
);
--> statement-breakpoint
INSERT INTO `__new_removals`("id", "kind", "subject_id", "guest_id", "event_id", "name", "people", "answers", "rows", "actor", "actor_id", "removed_at") SELECT "id", "kind", "subject_id", "guest_id", "event_id", "name", "people", "answers", "rows", "actor", "actor_id", "removed_at" FROM `removals`;--> statement-breakpoint
DROP TABLE `removals`;--> statement-breakpoint
ALTER TABLE `__new_removals` RENAME TO `removals`;--> statement-breakpoint
CREATE INDEX `removals_guest` ON `removals` (`guest_id`);--> statement-breakpoint
CREATE INDEX `removals_removed_at` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `removals_once` ON `removals` (`kind`,`subject_id`);--> statement-breakpoint
ALTER TABLE `change_requests` ADD `answers` text DEFAULT '[]' NOT NULL;