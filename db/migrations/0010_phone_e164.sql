ALTER TABLE `guest_members` ADD `phone_e164` text;--> statement-breakpoint
ALTER TABLE `guest_members` ADD `phone_doubtful` integer;--> statement-breakpoint
CREATE INDEX `guest_members_phone` ON `guest_members` (`phone_e164`);