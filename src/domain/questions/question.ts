import type { IsAttending } from '../responses/attendance.ts';

/** How a question is answered. */
export const questionKinds = ['yes_no', 'choice', 'number', 'text'] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** Who answers it: each person, or the group once. */
export const questionScopes = ['member', 'group'] as const;

export type QuestionScope = (typeof questionScopes)[number];

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

type KindRules = {
  accepts: (value: AnswerValue, options: readonly string[]) => boolean;
  /** What was typed or chosen in a form; what is no answer of the kind stays text, to be refused. */
  parse: (typed: string) => AnswerValue;
  /** The answers that a chart and a list tell apart, of which a form offers each; none where anything can be typed. */
  options: (own: readonly string[]) => readonly AnswerValue[];
  /** Whether an answer takes one of the seats; null where a question of the kind has no capacity. */
  takesSeat: ((value: AnswerValue) => boolean) | null;
  hasOwnOptions: boolean;
};

const asTyped = (typed: string) => typed;

/** What the kinds differ in: a kind without an entry does not compile. */
const kindRules: Record<QuestionKind, KindRules> = {
  yes_no: {
    accepts: (value) => typeof value === 'boolean',
    parse: (typed) => (typed === 'true' ? true : typed === 'false' ? false : typed),
    options: () => [true, false],
    takesSeat: (value) => value === true,
    hasOwnOptions: false,
  },
  choice: {
    accepts: (value, options) => typeof value === 'string' && options.includes(value),
    parse: asTyped,
    options: (own) => own,
    takesSeat: () => true,
    hasOwnOptions: true,
  },
  number: {
    accepts: (value) => typeof value === 'number' && Math.abs(value) <= questionLimits.number,
    parse: (typed) => {
      const number = Number(typed.replace(',', '.'));
      return Number.isFinite(number) ? number : typed;
    },
    options: () => [],
    takesSeat: null,
    hasOwnOptions: false,
  },
  text: {
    accepts: (value) => typeof value === 'string' && value.length <= questionLimits.answer,
    parse: asTyped,
    options: () => [],
    takesSeat: null,
    hasOwnOptions: false,
  },
};

/** Whether the couple writes the options of such a question. */
export const hasOwnOptions = (kind: QuestionKind): boolean => kindRules[kind].hasOwnOptions;

/** Whether such a question can have a number of seats. */
export const hasCapacity = (
  kind: QuestionKind,
): kind is Extract<QuestionKind, 'yes_no' | 'choice'> => kindRules[kind].takesSeat !== null;

/** Whether the value is one that the question can take. */
export const isAnswerTo = ({ kind, options }: AnswerRules, value: AnswerValue): boolean =>
  kindRules[kind].accepts(value, options);

/** An answer that was typed or chosen in a form; null for an empty one. */
export const readAnswer = (
  { kind }: Pick<AnswerRules, 'kind'>,
  text: string,
): AnswerValue | null => {
  const typed = text.trim();
  return typed === '' ? null : kindRules[kind].parse(typed);
};

/** The answers that a chart and a list tell apart; none of a number or a text. */
export const optionsOf = ({ kind, options }: AnswerRules): readonly AnswerValue[] =>
  kindRules[kind].options(options);

/** Whether this answer takes one of the seats. */
export const takesSeat = (
  { kind, capacity }: Pick<Question, 'kind' | 'capacity'>,
  value: AnswerValue,
): boolean => capacity !== null && (kindRules[kind].takesSeat?.(value) ?? false);

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
    (option) => takesSeat(question, option) && (counts.get(option) ?? 0) >= question.capacity!,
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
export const responsesBehind = (
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
export const storesAnswer = (
  question: Pick<Question, 'event_id'>,
  responses: ResponsesOfPerson,
): boolean => responsesTo(question, responses).some((isAttending) => isAttending !== false);

/** Of a choice with a capacity the seats that each of its options has left; null: there is no end of them. */
export const seatsLeft = (
  { kind, options, capacity }: Pick<Question, 'kind' | 'options' | 'capacity'>,
  counts: ReadonlyMap<AnswerValue, number>,
): number[] | null =>
  hasOwnOptions(kind) && capacity !== null
    ? options.map((option) => Math.max(0, capacity - (counts.get(option) ?? 0)))
    : null;

/**
 * Whether one more answer can be required: only while a seat is left.
 * @param chosen how many seats are chosen on the screen, and not stored yet
 */
export const hasSeatFor = (left: readonly number[] | null, selected = 0): boolean =>
  left === null || left.reduce((sum, seats) => sum + seats, 0) > selected;

/** Whether a required answer is still missing: of the group, or of one of those who come. */
export const lacksAnswer = (
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
