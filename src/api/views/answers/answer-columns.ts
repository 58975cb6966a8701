import type { Db } from '#db/connection.ts';
import { allAnswers } from '#db/models/questions/stored-answers.ts';
import { listQuestions, type StoredQuestion } from '#db/models/questions/questions.ts';
import { questionsTexts } from '#content/texts/admin-questions.ts';
import { answerText } from '#content/texts/questions.ts';

/**
 * The answers as columns of an export. A group's answer stands in the row of each of its people: rows are sorted
 * and filtered by person, and the first one may well be among those who do not come.
 */
export const answerColumns = (
  db: Db,
  shows: (question: StoredQuestion) => boolean = () => true,
) => {
  const questions = listQuestions(db).filter(shows);
  const storedAnswers = questions.length === 0 ? [] : allAnswers(db);
  const keyOf = (questionId: number, guestId: number, memberId: number | null) =>
    `${questionId}/${guestId}/${memberId ?? ''}`;
  const answers = new Map(
    storedAnswers.map((one) => [
      keyOf(one.question_id, one.guest_id, one.member_id),
      answerText(one.value),
    ]),
  );
  return {
    headings: questions.map(({ scope, text }) => questionsTexts.column(scope, text)),
    answersOf: (guestId: number, memberId: number): string[] =>
      questions.map(
        ({ id, scope }) =>
          answers.get(keyOf(id, guestId, scope === 'member' ? memberId : null)) ?? '',
      ),
  };
};
