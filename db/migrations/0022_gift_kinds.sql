PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_purchase_alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purchase_id` integer NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "purchase_alerts_kind" CHECK("__new_purchase_alerts"."kind" in ('two_payments', 'wrong_amount', 'refunded', 'partly_refunded', 'charged_back', 'in_mediation', 'no_shares_left'))
);
--> statement-breakpoint
INSERT INTO `__new_purchase_alerts`("id", "purchase_id", "payment_id", "kind", "created_at", "seen_at") SELECT "id", "purchase_id", "payment_id", "kind", "created_at", "seen_at" FROM `purchase_alerts`;--> statement-breakpoint
DROP TABLE `purchase_alerts`;--> statement-breakpoint
ALTER TABLE `__new_purchase_alerts` RENAME TO `purchase_alerts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `purchase_alerts_purchase` ON `purchase_alerts` (`purchase_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_alerts_once` ON `purchase_alerts` (`payment_id`,`kind`);--> statement-breakpoint
DROP INDEX `purchase_items_once`;--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_items_once` ON `purchase_items` (`purchase_id`,`gift_id`,`unit_price`);--> statement-breakpoint
CREATE TABLE `__new_gifts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`image_url` text,
	`visible` integer DEFAULT true NOT NULL,
	`kind` text DEFAULT 'fixed' NOT NULL,
	`shares` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "gifts_name" CHECK(length(trim("__new_gifts"."name")) > 0),
	CONSTRAINT "gifts_price" CHECK("__new_gifts"."price" >= 1),
	CONSTRAINT "gifts_visible" CHECK("__new_gifts"."visible" in (0, 1)),
	CONSTRAINT "gifts_kind" CHECK("__new_gifts"."kind" in ('fixed', 'shares', 'open')),
	CONSTRAINT "gifts_shares" CHECK(("__new_gifts"."kind" = 'shares') = ("__new_gifts"."shares" is not null) and ("__new_gifts"."shares" is null or "__new_gifts"."shares" between 2 and 100))
);
--> statement-breakpoint
INSERT INTO `__new_gifts`("id", "name", "description", "price", "image_url", "visible", "kind", "shares", "version", "created_at", "updated_at") SELECT "id", "name", "description", "price", "image_url", "visible", 'fixed', NULL, "version", "created_at", "updated_at" FROM `gifts`;--> statement-breakpoint
DROP TABLE `gifts`;--> statement-breakpoint
ALTER TABLE `__new_gifts` RENAME TO `gifts`;