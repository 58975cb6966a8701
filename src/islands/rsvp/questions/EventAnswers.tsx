import { answerText } from '#content/texts/questions.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';

import { answerOf, respondentsOf, questionsAbout } from '../../responses/answers.ts';
import type { ResponseSheetState } from '../use-response-sheet.ts';

type Props = {
  eventId: number;
  members: readonly OwnMemberView[];
  responseSheet: ResponseSheetState;
};

/** What was answered to the questions about an event. */
export const EventAnswers = ({ eventId, members, responseSheet: { answers, sheet } }: Props) =>
  questionsAbout(answers, eventId).map((question) => {
    const storedAnswers = respondentsOf(question, members, sheet).flatMap((person) => {
      const value = answerOf(answers, question, person);
      return value === null ? [] : [{ person, value }];
    });
    if (storedAnswers.length === 0) return null;
    return (
      <div key={question.id}>
        <p className="hint">{question.text}</p>
        <ul className="grid gap-1">
          {storedAnswers.map(({ person, value }) => (
            <li key={person?.id ?? 0} className="flex flex-wrap justify-between gap-x-3">
              {person && <span>{person.name}</span>}
              <span className="wrap-anywhere">{answerText(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
