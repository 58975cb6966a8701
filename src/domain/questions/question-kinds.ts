/** How a question is answered. */
export const questionKinds = ['yes_no', 'choice', 'number', 'text'] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** Who answers it: each person, or the group once. */
export const questionScopes = ['member', 'group'] as const;

export type QuestionScope = (typeof questionScopes)[number];

/** Whether the couple writes the options of such a question. */
export const hasOwnOptions = (kind: QuestionKind): boolean => kind === 'choice';

/** Whether such a question can have a number of seats. */
export const hasCapacity = (kind: QuestionKind): kind is 'yes_no' | 'choice' =>
  kind === 'choice' || kind === 'yes_no';
