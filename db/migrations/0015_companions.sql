ALTER TABLE `guests` ADD `extra_places` integer DEFAULT 0 NOT NULL CONSTRAINT "guests_extra_places" CHECK("extra_places" between 0 and 10);--> statement-breakpoint
ALTER TABLE `guest_members` ADD `is_companion` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `guest_members` ADD `companion_ref` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `guest_members_companion_ref` ON `guest_members` (`guest_id`,`companion_ref`);
