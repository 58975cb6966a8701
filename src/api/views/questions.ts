import type { Db } from '#db/connection.ts';
import { invitedEvents } from '#db/models/events/invitations.ts';
import { answersOfGroup, countsOf } from '#db/models/questions/answering.ts';
import { questionsOfGroup } from '#db/models/questions/asked-questions.ts';
import { answersTo } from '#db/models/questions/given-answers.ts';
import { listQuestions, type StoredQuestion } from '#db/models/questions/questions.ts';
import type {
  AskedQuestion,
  GivenAnswerView,
  QuestionView,
} from '#contract/responding/questions.ts';
import { fullOptions, optionsOf } from '#domain/questions/question.ts';
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
export const askedQuestions = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  guestId: number,
): AskedQuestion[] => {
  const answers = Map.groupBy(answersOfGroup(db, guestId), ({ question_id }) => question_id);
  return questionsOfGroup(db, guestId).map(({ version: _version, capacity, ...question }) => ({
    ...question,
    full:
      capacity === null ? [] : fullOptions({ ...question, capacity }, countsOf(db, question.id)),
    closed: isQuestionClosed(db, guestId, question, clock()),
    answers: (answers.get(question.id) ?? []).map(({ member_id, value }) => ({
      memberId: member_id,
      value,
    })),
  }));
};

/** What a group is asked about one event. */
export const questionsAbout = (
  deps: Pick<Deps, 'db' | 'clock'>,
  guestId: number,
  eventId: number,
): AskedQuestion[] => askedQuestions(deps, guestId).filter(({ event_id }) => event_id === eventId);

/** A question as the couple sees it. */
export const questionView = (db: Db, question: StoredQuestion): QuestionView => {
  const counts = countsOf(db, question.id);
  const options = optionsOf(question);
  const others = [...counts.keys()].filter((value) => !options.includes(value));
  return {
    ...question,
    counts: [...options, ...others].map((value) => ({ value, count: counts.get(value) ?? 0 })),
    answered: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
};

export const questionViews = (db: Db): QuestionView[] =>
  listQuestions(db).map((question) => questionView(db, question));

export const givenAnswers = (db: Db, questionId: number): GivenAnswerView[] =>
  answersTo(db, questionId).map(({ guest_id, group_name, member_id, name, value }) => ({
    guestId: guest_id,
    groupName: group_name,
    memberId: member_id,
    name,
    value,
  }));
