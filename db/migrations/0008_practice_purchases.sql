ALTER TABLE `purchases` ADD `is_practice` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- Those that the practice checkout knows: until now nothing told them from real ones.
UPDATE `purchases` SET `is_practice` = 1 WHERE `external_reference` IN (SELECT `external_reference` FROM `practice_preferences`);
