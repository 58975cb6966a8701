import type { Db } from '#db/connection.ts';
import { invitedEvents } from '#db/models/events/invitations.ts';
import { answersOfGroup, countsOf } from '#db/models/questions/answering.ts';
import { questionsOfGroup } from '#db/models/questions/sheet-questions.ts';
import { answersTo, type StoredAnswer, attendees } from '#db/models/questions/stored-answers.ts';
import { listQuestions, type StoredQuestion } from '#db/models/questions/questions.ts';
import type { AnswersView, SheetQuestion, QuestionView } from '#contract/responding/questions.ts';
import { missingAnswers, type Respondent } from '#domain/questions/missing-answers.ts';
import { countAnswers, fullOptions, optionsOf, seatsLeft } from '#domain/questions/question.ts';
import { sumUp } from '#domain/questions/summary.ts';
import { isPast } from '#domain/responses/deadline.ts';
import type { Deps } from '../deps.ts';
import { areClosed, deadlineOfEvent } from './guest.ts';

/** Whether the group can no longer answer a question: its event has closed; of one for all every event. */
export const isQuestionClosed = (
  db: Db,
  guestId: number,
  { event_id }: Pick<StoredQuestion, 'event_id'>,
  now: Date,
): boolean => {
  if (event_id === null) return areClosed(db, guestId, now);
  const event = invitedEvents(db, guestId).find(({ id }) => id === event_id);
  return event !== undefined && isPast(deadlineOfEvent(db, event), now);
};

/** What a group is asked, with its answers, in the couple's order. */
export const sheetQuestions = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  guestId: number,
): SheetQuestion[] => {
  const answers = Map.groupBy(answersOfGroup(db, guestId), ({ question_id }) => question_id);
  return questionsOfGroup(db, guestId).map((stored) => {
    const { version: _version, capacity, ...question } = stored;
    const counts = capacity === null ? new Map() : countsOf(db, question.id);
    return {
      ...question,
      full: fullOptions(stored, counts),
      seats_left: seatsLeft(stored, counts),
      closed: isQuestionClosed(db, guestId, question, clock()),
      answers: (answers.get(question.id) ?? []).map(({ member_id, value }) => ({
        memberId: member_id,
        value,
      })),
    };
  });
};

/** What a group is asked about one event. */
export const questionsAbout = (
  deps: Pick<Deps, 'db' | 'clock'>,
  guestId: number,
  eventId: number,
): SheetQuestion[] => sheetQuestions(deps, guestId).filter(({ event_id }) => event_id === eventId);
/** How many of a question's texts are shown beside it. */
const latestTexts = 3;

/** A question as the couple sees it. */
export const questionView = (
  db: Db,
  question: StoredQuestion,
  people = attendees(db),
): QuestionView => {
  const answers = answersTo(db, question.id);
  const values = answers.map(({ value }) => value);
  const counts = countAnswers(values);
  return {
    ...question,
    counts: optionsOf(question).map((value) => ({ value, count: counts.get(value) ?? 0 })),
    answered: answers.length,
    missing: missingAnswers(question, people, answers.map(respondentOf)).length,
    sum: sumUp(values).sum,
    latest:
      question.kind === 'text'
        ? answers
            .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
            .slice(0, latestTexts)
            .map(({ value }) => String(value))
        : [],
  };
};

export const questionViews = (db: Db): QuestionView[] => {
  const questions = listQuestions(db);
  if (questions.length === 0) return [];
  const people = attendees(db);
  return questions.map((question) => questionView(db, question, people));
};

/** What a filter by answers needs. */
export const questionOptions = (db: Db) =>
  listQuestions(db).map(({ id, text, kind, options }) => ({ id, text, kind, options }));

const respondentOf = ({ guest_id, group_name, member_id, name }: StoredAnswer): Respondent => ({
  guestId: guest_id,
  groupName: group_name,
  memberId: member_id,
  name,
});

export const answersView = (db: Db, question: StoredQuestion): AnswersView => {
  const storedAnswers = answersTo(db, question.id).map((answer) => ({
    ...respondentOf(answer),
    value: answer.value,
  }));
  return { given: storedAnswers, missing: missingAnswers(question, attendees(db), storedAnswers) };
};
