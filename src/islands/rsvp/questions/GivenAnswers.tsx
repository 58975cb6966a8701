import { answerText } from '#content/texts/questions.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';

import { answerOf, askedBy, questionsAbout } from '../../responses/answers.ts';
import type { ResponseSheetState } from '../use-response-sheet.ts';

type Props = {
  eventId: number;
  members: readonly OwnMemberView[];
  responseSheet: ResponseSheetState;
};

/** What was answered to the questions about an event. */
export const GivenAnswers = ({ eventId, members, responseSheet: { answers, sheet } }: Props) =>
  questionsAbout(answers.answers, eventId).map((question) => {
    const given = askedBy(question, members, sheet).flatMap((who) => {
      const value = answerOf(answers.answers, question, who);
      return value === null ? [] : [{ who, value }];
    });
    if (given.length === 0) return null;
    return (
      <div key={question.id}>
        <p className="hint">{question.text}</p>
        <ul className="grid gap-1">
          {given.map(({ who, value }) => (
            <li key={who?.id ?? 0} className="flex flex-wrap justify-between gap-x-3">
              {who && <span>{who.name}</span>}
              <span className="wrap-anywhere">{answerText(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
