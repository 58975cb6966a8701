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
  questions: 50,
} as const;

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

/** The answers that a chart, a list and a limit of seats tell apart; none of a number or a text. */
export const optionsOf = ({ kind, options }: AnswerRules): readonly AnswerValue[] => {
  if (kind === 'yes_no') return [true, false];
  return kind === 'choice' ? options : [];
};

/** Whether this answer takes one of the seats. */
export const takesSeat = (
  { kind, capacity }: Pick<Question, 'kind' | 'capacity'>,
  value: AnswerValue,
): boolean => capacity !== null && (kind === 'choice' || (kind === 'yes_no' && value === true));
