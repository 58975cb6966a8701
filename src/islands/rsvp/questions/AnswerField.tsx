import { useId } from 'react';

import { answerText } from '#content/texts/questions.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import { answerField } from '#contract/responding/form-fields.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import { type AnswerValue, optionsOf, questionLimits } from '#domain/questions/question.ts';
import { useHydrated } from '#islands/ui/use-hydrated.ts';
import { Field } from '#islands/ui/Field.tsx';

import type { Respondent } from '../../responses/answers.ts';

type Props = {
  question: SheetQuestion;
  person: Respondent;
  value: AnswerValue | null;
  isFull: (option: AnswerValue) => boolean;
  error: string | undefined;
  onChange: (value: AnswerValue | null) => void;
};

const texts = rsvp.questions;

/** The answer of one person, or of the group. */
export const AnswerField = (props: Props) =>
  optionsOf(props.question).length > 0 ? <Options {...props} /> : <Typed {...props} />;

const Label = ({ question, person }: Pick<Props, 'question' | 'person'>) =>
  person ? (
    <>
      <span className="sr-only">{`${question.text}, `}</span>
      <span className="text-base font-semibold text-ink">{person.name}</span>
    </>
  ) : (
    <span className="sr-only">{question.text}</span>
  );

const fieldOf = ({ question, person }: Pick<Props, 'question' | 'person'>) =>
  answerField(question.id, person && person.id);

const Typed = ({ question, person, value, error, onChange }: Props) => {
  const isNumber = question.kind === 'number';
  return (
    <Field label={<Label {...{ question, person }} />} error={error}>
      {(control) => (
        <input
          {...control}
          name={fieldOf({ question, person })}
          type={isNumber ? 'number' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          step="any"
          autoComplete="off"
          maxLength={questionLimits.answer}
          value={value === null ? '' : String(value)}
          onChange={({ target }) => {
            const typed = isNumber ? target.valueAsNumber : target.value;
            onChange(typed === '' || Number.isNaN(typed) ? null : typed);
          }}
        />
      )}
    </Field>
  );
};

const Options = ({ question, person, value, isFull: isFullOf, error, onChange }: Props) => {
  const id = useId();
  const hydrated = useHydrated();
  const clear = person ? texts.clearOf(person.name) : texts.clear;
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-2">
        <Label {...{ question, person }} />
      </legend>
      <div className="choices">
        {optionsOf(question).map((option) => {
          const isSelected = value === option;
          const isFull = !isSelected && isFullOf(option);
          return (
            <label
              key={String(option)}
              className="choice"
              data-variant="yes"
              data-checked={hydrated && isSelected ? '' : undefined}
              data-full={isFull ? '' : undefined}
            >
              <input
                type="radio"
                name={fieldOf({ question, person })}
                value={String(option)}
                checked={isSelected}
                disabled={isFull}
                aria-invalid={error && !isFull ? true : undefined}
                onChange={() => onChange(option)}
              />
              <span>
                <span>{answerText(option)}</span>
                {isFull && <span className="hint block">{texts.full}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p className="error mt-1" id={id}>
          {error}
        </p>
      )}
      {value !== null && (!question.required || (hydrated && question.seats_left)) && (
        <button
          type="submit"
          name={fieldOf({ question, person })}
          value=""
          className="btn btn-text -mx-2"
          aria-label={clear}
          onClick={() => onChange(null)}
        >
          {texts.clear}
        </button>
      )}
    </fieldset>
  );
};
