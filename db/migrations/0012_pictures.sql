CREATE TABLE `site_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`tone` text NOT NULL,
	`created_at` integer NOT NULL
);
