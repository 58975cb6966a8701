import type { IsAttending } from '../responses/attendance.ts';
import type { QuestionKind, QuestionScope } from './question-kinds.ts';

/** True or false, the text of an option, a number, or free text. */
export type AnswerValue = boolean | number | string;

/** What its answers are judged by. */
export type AnswerRules = {
  kind: QuestionKind;
  /** The texts of a choice; of other kinds none. */
  options: readonly string[];
};

/** A question as the couple asks it. */
export type Question = AnswerRules & {
  text: string;
  help: string | null;
  scope: QuestionScope;
  /** Null: for the whole wedding. */
  event_id: number | null;
  required: boolean;
  position: number;
  /** Seats per option, of a yes or no question of the yes; null: no limit. */
  capacity: number | null;
};

export const questionLimits = {
  text: 200,
  help: 500,
  option: 100,
  options: 20,
  /** Of a free answer. */
  answer: 500,
  number: 1_000_000,
  capacity: 10_000,
  position: 1000,
} as const;

/** Why an answer is refused: its value is none of its kind, or it was not asked like this. */
export type AnswerFailure = QuestionKind | 'group_answers' | 'person_missing' | 'required';

/** Whether the value is one that the question can take. */
export const isAnswerTo = ({ kind, options }: AnswerRules, value: AnswerValue): boolean => {
  switch (kind) {
    case 'yes_no':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && options.includes(value);
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= questionLimits.number;
    case 'text':
      return typeof value === 'string' && value.length <= questionLimits.answer;
  }
};

/** An answer that was typed or chosen in a form; null for an empty one. What is none of its kind stays text, to be refused. */
export const readAnswer = (
  { kind }: Pick<AnswerRules, 'kind'>,
  text: string,
): AnswerValue | null => {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'yes_no') return typed === 'true' ? true : typed === 'false' ? false : typed;
  const number = Number(typed.replace(',', '.'));
  return kind === 'number' && Number.isFinite(number) ? number : typed;
};

/** The answers that a chart and a list tell apart; none of a number or a text. */
export const optionsOf = ({ kind, options }: AnswerRules): readonly AnswerValue[] => {
  switch (kind) {
    case 'yes_no':
      return [true, false];
    case 'choice':
      return options;
    case 'number':
    case 'text':
      return [];
  }
};

/** Whether this answer takes one of the seats. */
export const usesCapacity = (
  { kind, capacity }: Pick<Question, 'kind' | 'capacity'>,
  value: AnswerValue,
): boolean => capacity !== null && (kind === 'choice' || (kind === 'yes_no' && value === true));

/** How often each answer was given. */
export const countAnswers = (values: readonly AnswerValue[]): Map<AnswerValue, number> => {
  const counts = new Map<AnswerValue, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** The options that have no seat left. */
export const fullOptions = (
  question: Pick<Question, 'kind' | 'options' | 'capacity'>,
  counts: ReadonlyMap<AnswerValue, number>,
): AnswerValue[] =>
  optionsOf(question).filter(
    (option) => usesCapacity(question, option) && (counts.get(option) ?? 0) >= question.capacity!,
  );

/** A person's responses by event: only events that the group is invited to. */
export type ResponsesOfPerson = ReadonlyMap<number, IsAttending>;

const responsesTo = (
  { event_id }: Pick<Question, 'event_id'>,
  responses: ResponsesOfPerson,
): IsAttending[] =>
  event_id === null
    ? [...responses.values()]
    : responses.has(event_id)
      ? [responses.get(event_id)!]
      : [];

/** The responses of those whom an answer is of: of one person, or of everybody in the group. */
export const sourceResponses = (
  members: ReadonlyMap<number, ResponsesOfPerson>,
  memberId: number | null,
): ResponsesOfPerson[] => {
  if (memberId === null) return [...members.values()];
  const own = members.get(memberId);
  return own ? [own] : [];
};

/** Screens ask those who come: to its event, or to any. */
export const isApplicable = (
  question: Pick<Question, 'event_id'>,
  responses: ResponsesOfPerson,
): boolean => responsesTo(question, responses).includes(true);

/** An answer lasts until its person declines: like a bed, it waits for those who have not responded. */
export const canStoreAnswer = (
  question: Pick<Question, 'event_id'>,
  responses: ResponsesOfPerson,
): boolean => responsesTo(question, responses).some((isAttending) => isAttending !== false);

/** Of a choice with a capacity the seats that each of its options has left; null: there is no end of them. */
export const seatsLeft = (
  { kind, options, capacity }: Pick<Question, 'kind' | 'options' | 'capacity'>,
  counts: ReadonlyMap<AnswerValue, number>,
): number[] | null =>
  kind === 'choice' && capacity !== null
    ? options.map((option) => Math.max(0, capacity - (counts.get(option) ?? 0)))
    : null;

/**
 * Whether one more answer can be required: only while a seat is left.
 * @param selected how many seats are chosen on the screen, and not stored yet
 */
export const hasSeatFor = (left: readonly number[] | null, selected = 0): boolean =>
  left === null || left.reduce((sum, seats) => sum + seats, 0) > selected;

/** Whether a required answer is still missing: of the group, or of one of those who come. */
export const missingAnswer = (
  {
    required,
    scope,
    seats_left,
  }: Pick<Question, 'required' | 'scope'> & { seats_left: readonly number[] | null },
  responded: readonly (number | null)[],
  coming: readonly number[],
): boolean => {
  if (!required || coming.length === 0 || !hasSeatFor(seats_left)) return false;
  return scope === 'group' ? responded.length === 0 : coming.some((id) => !responded.includes(id));
};
