ALTER TABLE `question_answers` ADD `option_id` text;--> statement-breakpoint
UPDATE `questions` SET `options` = (
	SELECT json_group_array(json_object('id', lower(hex(randomblob(4))), 'text', option.value))
	FROM json_each(`questions`.`options`) option
);
--> statement-breakpoint
UPDATE `question_answers` SET `option_id` = (
	SELECT option.value ->> 'id' FROM `questions`, json_each(`questions`.`options`) option
	WHERE `questions`.`id` = `question_answers`.`question_id`
	AND option.value ->> 'text' = `question_answers`.`value` ->> '$'
);
--> statement-breakpoint
UPDATE `change_requests` SET `answers` = (
	SELECT json_group_array(json_set(answer.value, '$.optionId', (
		SELECT option.value ->> 'id' FROM `questions`, json_each(`questions`.`options`) option
		WHERE `questions`.`id` = answer.value ->> 'questionId'
		AND option.value ->> 'text' = answer.value ->> 'value'
	)))
	FROM json_each(`change_requests`.`answers`) answer
);
