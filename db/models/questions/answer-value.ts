import { sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { questionAnswers } from '#db/schema.ts';
import type { AnswerValue } from '#domain/questions/question.ts';

/** What an answer says now: the text of its option, which may have been written anew since it was answered. */
export const answerValue = sql<AnswerValue>`case
  when question_answers.option_id is null then question_answers.value
  else coalesce(
    (select json_quote(option.value ->> 'text') from questions, json_each(questions.options) option
      where questions.id = question_answers.question_id
        and option.value ->> 'id' = question_answers.option_id),
    question_answers.value)
  end`.mapWith(questionAnswers.value);

/** Gives the options of a question their ids that a version without them has removed. */
export const giveOptionIds = (db: Db, questionId: number) =>
  db.run(sql`update questions set options =
    (select json_group_array(json_object('id', lower(hex(randomblob(4))), 'text', option.value))
      from json_each(questions.options) option)
    where id = ${questionId} and json_type(options, '$[0]') = 'text'`);

/** Finds the options of answers that only have their text. */
export const linkAnswers = (db: Db, questionId: number) =>
  db.run(sql`update question_answers set option_id =
    (select option.value ->> 'id' from questions, json_each(questions.options) option
      where questions.id = question_answers.question_id
        and option.value ->> 'text' = question_answers.value ->> '$')
    where question_id = ${questionId} and option_id is null`);
