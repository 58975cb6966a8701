PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaign_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`failure` text,
	`channel` text,
	`channel_id` text,
	`queued_at` integer NOT NULL,
	`left_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "messages_state_known" CHECK("__new_messages"."state" in ('queued', 'sending', 'uncertain', 'accepted', 'failed', 'delivered', 'read')),
	CONSTRAINT "messages_failure_known" CHECK("__new_messages"."failure" in ('not_connected', 'not_on_whatsapp', 'refused', 'stranger_limit', 'too_many', 'banned', 'bad_template', 'bad_credentials', 'provider_down', 'no_phone'))
);
--> statement-breakpoint
INSERT INTO `__new_messages`("id", "campaign_id", "member_id", "guest_id", "state", "failure", "channel", "channel_id", "queued_at", "left_at", "updated_at") SELECT "id", "campaign_id", "member_id", "guest_id", "state", "fault", "channel", "channel_id", "queued_at", "left_at", "updated_at" FROM `messages`;--> statement-breakpoint
DROP TABLE `messages`;--> statement-breakpoint
ALTER TABLE `__new_messages` RENAME TO `messages`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`,`guest_id`);--> statement-breakpoint
CREATE INDEX `messages_state` ON `messages` (`state`);--> statement-breakpoint
CREATE INDEX `messages_left_at` ON `messages` (`left_at`);--> statement-breakpoint
CREATE INDEX `messages_channel_id` ON `messages` (`channel_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`campaign_id`,`member_id`);