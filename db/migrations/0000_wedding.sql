CREATE TABLE `admin_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`authenticated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `admin_sessions_user` ON `admin_sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`date` integer NOT NULL,
	`end_date` integer,
	`location` text NOT NULL,
	`description` text NOT NULL,
	`image_url` text,
	`day_number` integer DEFAULT 1 NOT NULL,
	`dresscode` text,
	CONSTRAINT "events_name" CHECK(length(trim("events"."name")) > 0),
	CONSTRAINT "events_day_number" CHECK("events"."day_number" >= 1)
);
--> statement-breakpoint
CREATE TABLE `gifts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`image_url` text,
	`visible` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "gifts_name" CHECK(length(trim("gifts"."name")) > 0),
	CONSTRAINT "gifts_price" CHECK("gifts"."price" >= 1),
	CONSTRAINT "gifts_visible" CHECK("gifts"."visible" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE `guest_event_responses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_event_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`is_attending` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`guest_event_id`,`guest_id`) REFERENCES `guest_events`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`,`guest_id`) REFERENCES `guest_members`(`id`,`guest_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guest_event_responses_answer" CHECK("guest_event_responses"."is_attending" in (0, 1))
);
--> statement-breakpoint
CREATE INDEX `guest_event_responses_member` ON `guest_event_responses` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_event_responses_once` ON `guest_event_responses` (`guest_event_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `guest_event_table_assignments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_group_id` integer NOT NULL,
	`guest_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`table_group_id`,`event_id`) REFERENCES `table_groups`(`id`,`event_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`,`event_id`) REFERENCES `guest_events`(`guest_id`,`event_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_event_table_assignments_table` ON `guest_event_table_assignments` (`table_group_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_event_table_assignments_once` ON `guest_event_table_assignments` (`guest_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `guest_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_events_event` ON `guest_events` (`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_events_once` ON `guest_events` (`guest_id`,`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_events_of_group` ON `guest_events` (`id`,`guest_id`);--> statement-breakpoint
CREATE TABLE `guest_members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer NOT NULL,
	`name` text NOT NULL,
	`dietary_restriction_type` text DEFAULT 'None' NOT NULL,
	`dietary_restriction_spec` text,
	`email` text,
	`phone` text,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guest_members_name" CHECK(length(trim("guest_members"."name")) > 0),
	CONSTRAINT "guest_members_diet" CHECK("guest_members"."dietary_restriction_type" in ('None', 'Pescetarian', 'Vegetarian', 'Vegan', 'Celiac', 'Other')),
	CONSTRAINT "guest_members_diet_spec" CHECK("guest_members"."dietary_restriction_spec" is null or "guest_members"."dietary_restriction_type" = 'Other')
);
--> statement-breakpoint
CREATE INDEX `guest_members_guest` ON `guest_members` (`guest_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_members_of_group` ON `guest_members` (`id`,`guest_id`);--> statement-breakpoint
CREATE TABLE `guest_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`guest_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_sessions_guest` ON `guest_sessions` (`guest_id`);--> statement-breakpoint
CREATE TABLE `guests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_name` text NOT NULL,
	`name_key` text NOT NULL,
	`access_code` text NOT NULL,
	`guest_type` text DEFAULT 'individual' NOT NULL,
	`invited_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "guests_group_name" CHECK(length(trim("guests"."group_name")) > 0),
	CONSTRAINT "guests_name_key" CHECK(length(trim("guests"."name_key")) > 0),
	CONSTRAINT "guests_access_code" CHECK(length(trim("guests"."access_code")) > 0),
	CONSTRAINT "guests_guest_type" CHECK("guests"."guest_type" in ('individual', 'pareja', 'familia')),
	CONSTRAINT "guests_invited_by" CHECK(length(trim("guests"."invited_by")) > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guests_group_name_unique` ON `guests` (`group_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `guests_name_key_unique` ON `guests` (`name_key`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`guest_id` integer NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`guest_id`, `key`),
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `login_failures` (
	`subject` text NOT NULL,
	`address` text NOT NULL,
	`count` integer NOT NULL,
	`last_failed_at` integer NOT NULL,
	PRIMARY KEY(`subject`, `address`)
);
--> statement-breakpoint
CREATE TABLE `purchase_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purchase_id` integer NOT NULL,
	`gift_id` integer NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`unit_price` integer NOT NULL,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gift_id`) REFERENCES `gifts`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "purchase_items_quantity" CHECK("purchase_items"."quantity" between 1 and 20),
	CONSTRAINT "purchase_items_unit_price" CHECK("purchase_items"."unit_price" >= 1)
);
--> statement-breakpoint
CREATE INDEX `purchase_items_gift` ON `purchase_items` (`gift_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_items_once` ON `purchase_items` (`purchase_id`,`gift_id`);--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`confirmation_code` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`payment_method` text DEFAULT 'mercadopago' NOT NULL,
	`payment_id` text,
	`preference_id` text,
	`external_reference` text,
	`message_for_couple` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "purchases_total_amount" CHECK("purchases"."total_amount" >= 1),
	CONSTRAINT "purchases_status_known" CHECK("purchases"."status" in ('pending', 'approved', 'rejected', 'refunded', 'cancelled')),
	CONSTRAINT "purchases_payment_method" CHECK("purchases"."payment_method" in ('mercadopago', 'transfer'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_confirmation_code_unique` ON `purchases` (`confirmation_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_external_reference_unique` ON `purchases` (`external_reference`);--> statement-breakpoint
CREATE INDEX `purchases_guest` ON `purchases` (`guest_id`);--> statement-breakpoint
CREATE INDEX `purchases_status` ON `purchases` (`status`);--> statement-breakpoint
CREATE TABLE `table_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`name` text NOT NULL,
	`type` text DEFAULT 'mesa' NOT NULL,
	`capacity` integer DEFAULT 10 NOT NULL,
	`color` text DEFAULT '#DDDDDD' NOT NULL,
	`position_x` real DEFAULT 0 NOT NULL,
	`position_y` real DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "table_groups_name" CHECK(length(trim("table_groups"."name")) > 0),
	CONSTRAINT "table_groups_type" CHECK("table_groups"."type" in ('mesa', 'carpa 4m', 'carpa 5m', 'carpa 6m')),
	CONSTRAINT "table_groups_capacity" CHECK("table_groups"."capacity" >= 1),
	CONSTRAINT "table_groups_color" CHECK("table_groups"."color" glob '#[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]')
);
--> statement-breakpoint
CREATE INDEX `table_groups_event` ON `table_groups` (`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `table_groups_of_event` ON `table_groups` (`id`,`event_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	CONSTRAINT "users_is_admin" CHECK("users"."is_admin" in (0, 1)),
	CONSTRAINT "users_username" CHECK(length(trim("users"."username")) > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);