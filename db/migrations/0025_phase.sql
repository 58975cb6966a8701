PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`rsvp_deadline` integer,
	`desk_words` text DEFAULT 'quoted' NOT NULL,
	`ask_people` integer DEFAULT false NOT NULL,
	`phase` text DEFAULT 'auto' NOT NULL,
	`version` integer NOT NULL,
	CONSTRAINT "settings_one" CHECK("__new_settings"."id" = 1),
	CONSTRAINT "settings_phase" CHECK("__new_settings"."phase" in ('auto', 'before', 'days', 'after')),
	CONSTRAINT "settings_desk_words" CHECK("__new_settings"."desk_words" in ('quoted', 'es'))
);
--> statement-breakpoint
INSERT INTO `__new_settings`("id", "rsvp_deadline", "desk_words", "ask_people", "phase", "version") SELECT "id", "rsvp_deadline", "desk_words", "ask_people", 'auto', "version" FROM `settings`;--> statement-breakpoint
DROP TABLE `settings`;--> statement-breakpoint
ALTER TABLE `__new_settings` RENAME TO `settings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;