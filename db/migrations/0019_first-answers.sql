PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_idempotency_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guest_id` integer,
	`user_id` integer,
	`key` text NOT NULL,
	`request_hash` text,
	`status` integer NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "idempotency_keys_caller" CHECK(("__new_idempotency_keys"."guest_id" is null) <> ("__new_idempotency_keys"."user_id" is null))
);
--> statement-breakpoint
INSERT INTO `__new_idempotency_keys`("guest_id", "key", "status", "answer", "created_at")
SELECT "guest_id", "key",
	CASE WHEN "answer" = 'true' THEN 204 WHEN json_extract("answer", '$.status') IS NOT NULL THEN 202 ELSE 200 END,
	CASE WHEN "answer" <> 'true' THEN "answer" END,
	"created_at"
FROM `idempotency_keys` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `idempotency_keys`;--> statement-breakpoint
ALTER TABLE `__new_idempotency_keys` RENAME TO `idempotency_keys`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_of_guest` ON `idempotency_keys` (`guest_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_of_user` ON `idempotency_keys` (`user_id`,`key`);