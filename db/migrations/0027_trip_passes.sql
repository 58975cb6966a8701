ALTER TABLE `guest_sessions` ADD `pass_complete` integer;--> statement-breakpoint
ALTER TABLE `guest_sessions` ADD `pass_saved_at` integer;--> statement-breakpoint
ALTER TABLE `guest_sessions` ADD `pass_bytes` integer;--> statement-breakpoint
ALTER TABLE `guest_sessions` ADD `pass_seen_at` integer;