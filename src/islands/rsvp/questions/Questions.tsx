import { useEffect, useRef } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { shownAnswerField } from '#contract/responding/form-fields.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';

import { useHydrated } from '#islands/ui/use-hydrated.ts';

import {
  answerOf,
  respondentsOf,
  isFull,
  isPending,
  type Missing,
  storedAnswer,
} from '../../responses/answers.ts';
import type { ResponseSheetState } from '../use-response-sheet.ts';
import { AnswerField } from './AnswerField.tsx';

type Props = {
  questions: readonly SheetQuestion[];
  members: readonly OwnMemberView[];
  responseSheet: Pick<ResponseSheetState, 'sheet' | 'answers' | 'answer'>;
  /** A required answer without which the guest cannot go on; a new object asks for it again. */
  missing: Missing | undefined;
  /** Of the page's headings: below the title of the page, or of a step. */
  heading?: 'h2' | 'h3';
};

const texts = rsvp.questions;

/** What the couple asks of those who come. */
export const Questions = ({
  questions,
  members,
  responseSheet: { sheet, answers, answer },
  missing,
  heading: Heading = 'h3',
}: Props) => {
  const hydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (missing) section.current?.querySelector<HTMLElement>('[aria-invalid]:enabled')?.focus();
  }, [missing]);
  const entries = questions
    .map((question) => ({ question, respondents: respondentsOf(question, members, sheet) }))
    .filter(({ respondents }) => respondents.length > 0);
  if (entries.length === 0) return null;
  return (
    <section
      id="preguntas"
      ref={section}
      aria-label={texts.title}
      className="grid gap-6 border-t border-paper-edge pt-5"
    >
      {entries.map(({ question, respondents }) => (
        <div key={question.id} className="grid gap-4">
          <div>
            <Heading className="font-display text-lg">{question.text}</Heading>
            {question.help && <p className="hint mt-1 whitespace-pre-line">{question.help}</p>}
            {question.required && (
              <p className="hint mt-1">
                {isPending(answers, question, respondents) ? texts.required : texts.noSeats}
              </p>
            )}
          </div>
          {!hydrated &&
            respondents.map((person) => (
              <input
                key={person?.id ?? 0}
                type="hidden"
                name={shownAnswerField(question.id, person && person.id)}
                value={String(storedAnswer(question, person) ?? '')}
              />
            ))}
          {respondents.map((person) => (
            <AnswerField
              key={person?.companion_ref ?? person?.id ?? 0}
              question={question}
              person={person}
              value={answerOf(answers, question, person)}
              isFull={(option) => isFull(answers, question, respondents, option)}
              error={
                missing?.question.id === question.id && missing.person?.id === person?.id
                  ? texts.missing
                  : undefined
              }
              onChange={(value) => answer(question.id, person, value)}
            />
          ))}
        </div>
      ))}
    </section>
  );
};
