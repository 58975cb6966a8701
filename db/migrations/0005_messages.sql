CREATE TABLE `campaigns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`text` text,
	`submission_key` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "campaigns_kind" CHECK("campaigns"."kind" in ('template', 'official', 'direct'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_submission_key_unique` ON `campaigns` (`submission_key`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaign_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`fault` text,
	`channel` text,
	`channel_id` text,
	`queued_at` integer NOT NULL,
	`left_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "messages_state_known" CHECK("messages"."state" in ('queued', 'sending', 'uncertain', 'accepted', 'failed', 'delivered', 'read')),
	CONSTRAINT "messages_fault_known" CHECK("messages"."fault" in ('not_connected', 'not_on_whatsapp', 'refused', 'stranger_limit', 'too_many', 'banned', 'bad_template', 'bad_credentials', 'provider_down', 'no_phone'))
);
--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`,`guest_id`);--> statement-breakpoint
CREATE INDEX `messages_state` ON `messages` (`state`);--> statement-breakpoint
CREATE INDEX `messages_left_at` ON `messages` (`left_at`);--> statement-breakpoint
CREATE INDEX `messages_channel_id` ON `messages` (`channel_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`campaign_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `opened_chats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opened_chats_member` ON `opened_chats` (`member_id`,`guest_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`paused_at` integer,
	`pause_reason` text,
	`not_before` integer,
	`round_began_at` integer,
	CONSTRAINT "outbox_one" CHECK("outbox"."id" = 1),
	CONSTRAINT "outbox_pause" CHECK(("outbox"."paused_at" is null) = ("outbox"."pause_reason" is null)),
	CONSTRAINT "outbox_pause_reason" CHECK("outbox"."pause_reason" in ('not_connected', 'not_on_whatsapp', 'refused', 'stranger_limit', 'too_many', 'banned', 'bad_template', 'bad_credentials', 'provider_down', 'no_phone', 'couple'))
);
--> statement-breakpoint
ALTER TABLE `guests` ADD `first_signed_in_at` integer;--> statement-breakpoint
UPDATE `guests` SET `first_signed_in_at` = (
	SELECT min(`at`) FROM (
		SELECT `created_at` AS `at` FROM `guest_sessions` WHERE `guest_id` = `guests`.`id`
		UNION ALL
		SELECT `at` FROM `changes` WHERE `actor` = 'guest' AND `actor_id` = `guests`.`id`
	)
);
