CREATE TABLE `channel_keys` (
	`type` text NOT NULL,
	`id` text NOT NULL,
	`sealed` blob NOT NULL,
	PRIMARY KEY(`type`, `id`)
);
--> statement-breakpoint
CREATE TABLE `channel_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text,
	`sealed` blob,
	CONSTRAINT "channel_settings_one" CHECK(("channel_settings"."value" is null) <> ("channel_settings"."sealed" is null))
);
