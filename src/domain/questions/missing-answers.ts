import { isApplicable, type Question, type ResponsesOfPerson } from './question.ts';

/** A person with what they responded; an event without a response may be left out. */
export type ResponsePerson = {
  guestId: number;
  groupName: string;
  memberId: number;
  name: string;
  responses: ResponsesOfPerson;
};

/** A person, or a group as a whole: then without a member and a name. */
export type Respondent = {
  guestId: number;
  groupName: string;
  memberId: number | null;
  name: string | null;
};

const keyOf = ({ guestId, memberId }: Pick<Respondent, 'guestId' | 'memberId'>) =>
  `${guestId}/${memberId ?? ''}`;

/** Who is asked and has not answered, in the order given: people, or groups of which one person comes. */
export const missingAnswers = (
  question: Pick<Question, 'event_id' | 'scope'>,
  people: readonly ResponsePerson[],
  answers: readonly Pick<Respondent, 'guestId' | 'memberId'>[],
): Respondent[] => {
  const seen = new Set(answers.map(keyOf));
  return people.flatMap(({ responses, ...person }) => {
    const respondent =
      question.scope === 'member' ? person : { ...person, memberId: null, name: null };
    if (!isApplicable(question, responses) || seen.has(keyOf(respondent))) return [];
    seen.add(keyOf(respondent));
    return [respondent];
  });
};
