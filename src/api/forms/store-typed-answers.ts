import { rsvp } from '#content/texts/rsvp.ts';
import {
  answerField,
  answersIn,
  shownAnswerField,
  type Fields,
} from '#contract/responding/form-fields.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponsesView } from '#contract/responses.ts';
import { DomainError } from '#domain/errors.ts';
import { hasSeatFor, readAnswer } from '#domain/questions/question.ts';
import type { FormBodies } from './form-bodies.ts';
import { orReject, type OwnCalls } from './own-calls.ts';

const questionsOf = async (call: OwnCalls) =>
  (await orReject(call({ method: 'GET', path: '/api/rsvp/questions' }))).body as SheetQuestion[];

type Respondent = { question: SheetQuestion; memberId: number | null };

const storedAnswer = ({ question, memberId }: Respondent) =>
  question.answers.find((one) => one.memberId === memberId)?.value ?? null;

/**
 * Stores what a form answers to the couple's questions, as far as it differs from what it showed; of people who
 * decline by the same form nothing.
 * @returns whether the form answered anything
 * @throws FormRejection
 */
export const storeTypedAnswers = async (
  call: OwnCalls,
  fields: Fields,
  responses: FormBodies['responses'],
): Promise<boolean> => {
  const typed = answersIn(fields);
  if (typed.length === 0) return false;
  const questions = await questionsOf(call);
  const answers = typed.flatMap(({ questionId, memberId, text }) => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) return [{ questionId, memberId, value: text || null }];
    const submitted = responses.get(question.event_id ?? 0) ?? [];
    const rejected =
      memberId === null
        ? submitted.length > 0 && submitted.every(({ isAttending }) => !isAttending)
        : submitted.some((one) => one.memberId === memberId && !one.isAttending);
    const value = readAnswer(question, text);
    const isStored = value === storedAnswer({ question, memberId });
    // Left as it was shown, it may have changed elsewhere since.
    const isLeft = fields[shownAnswerField(questionId, memberId)] === text.trim();
    return rejected || isStored || isLeft ? [] : [{ questionId, memberId, value }];
  });
  const path = '/api/rsvp/answers';
  if (answers.length > 0) await orReject(call({ method: 'PUT', path, json: { answers } }));
  return true;
};

/** Whom the stored responses make those of whom the questions about an event are asked. */
const requestedAbout = async (call: OwnCalls, eventId: number): Promise<Respondent[]> => {
  const questions = await questionsOf(call);
  const about = questions.filter(({ event_id, closed }) => event_id === eventId && !closed);
  if (about.length === 0) return [];
  const path = `/api/rsvp/responses/${eventId}`;
  const { responses } = (await orReject(call({ method: 'GET', path }))).body as ResponsesView;
  const coming = responses.filter(({ responded, isAttending }) => responded && isAttending);
  return about.flatMap((question): Respondent[] =>
    question.scope === 'group'
      ? coming.slice(0, 1).map(() => ({ question, memberId: null }))
      : coming.map(({ memberId }) => ({ question, memberId })),
  );
};

/** @throws DomainError `invalid_fields` for a required answer that is missing */
const assertAnswers = (people: readonly Respondent[]) => {
  const missing = people.find(
    (one) =>
      one.question.required && hasSeatFor(one.question.seats_left) && storedAnswer(one) === null,
  );
  if (!missing) return;
  const field = answerField(missing.question.id, missing.memberId);
  throw new DomainError('invalid_fields', {
    fields: { [field]: `${missing.question.text}: ${rsvp.questions.missing}` },
  });
};

/**
 * Whether the responses that were just stored bring questions along that the form has not shown yet.
 * @throws DomainError `invalid_fields` for a required answer that is missing
 */
export const hasNewQuestions = async (
  call: OwnCalls,
  fields: Fields,
  eventId: number,
): Promise<boolean> => {
  const people = await requestedAbout(call, eventId);
  const isShown = ({ question, memberId }: Respondent) =>
    shownAnswerField(question.id, memberId) in fields;
  if (!people.every(isShown)) return true;
  assertAnswers(people);
  return false;
};

/** @throws DomainError `invalid_fields` for a required answer to a question for all that the form has shown */
export const assertAllAnswers = async (call: OwnCalls, fields: Fields) => {
  const questions = await questionsOf(call);
  const shown = Object.keys(fields).flatMap((name) => {
    const [, id, person] = /^asked-(\d+)-(\d+|group)$/u.exec(name) ?? [];
    const question = questions.find((one) => `${one.id}` === id);
    return question ? [{ question, memberId: person === 'group' ? null : Number(person) }] : [];
  });
  assertAnswers(shown);
};
