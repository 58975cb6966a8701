import { questionsTexts } from '#content/texts/admin-questions.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { LoadFailure } from '../ui/panel-states.tsx';
import { answerOptions } from './filter-answers.ts';
import type { AnswerFilterState } from './use-answer-filter.ts';

const texts = questionsTexts.filter;

type Props = { state: AnswerFilterState; className?: string };

/** Chooses groups by what they answered. Hidden where nothing is asked. */
export const AnswerFilter = ({ state, className = '' }: Props) => {
  const { questions, question, answer, loading, failure } = state;
  if (questions.length === 0) return null;
  return (
    <Controls className={`no-print ${className}`}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Field label={texts.question}>
          {(control) => (
            <select
              {...control}
              value={question?.id ?? ''}
              onChange={({ target }) => state.choose(Number(target.value) || null)}
            >
              <option value="">{texts.everyQuestion}</option>
              {questions.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        {question && (
          <Field label={texts.answer}>
            {(control) => (
              <select
                {...control}
                value={answer}
                onChange={({ target }) => state.chooseAnswer(target.value)}
              >
                {answerOptions(question).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <p className="text-sm text-muted" role="status">
        {loading && texts.loading}
      </p>
      {failure && <LoadFailure title={texts.failed} message={failure} onRetry={state.retry} />}
    </Controls>
  );
};
