CREATE TABLE `boardings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fact_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`boarded` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `boardings_question` ON `boardings` (`question_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `boardings_once` ON `boardings` (`member_id`,`question_id`,`fact_id`);--> statement-breakpoint
ALTER TABLE `helpers` ADD `question_id` integer REFERENCES questions(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `helpers_question` ON `helpers` (`question_id`);