import { useEffect, useRef } from 'react';
import { type FieldErrors, get } from 'react-hook-form';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import { questionLimits } from '#domain/questions/question.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import {
  joinOptions,
  movedBy,
  newOption,
  type Option,
  optionsIn,
  type QuestionFields,
} from './question-fields.ts';

type Props = {
  /** See `optionsIn`. */
  value: string;
  errors: FieldErrors<QuestionFields>;
  onChange: (value: string) => void;
};

type Failure = { message?: string } | undefined;

/** The options of a choice: written, added, removed and moved, also without a mouse. */
export const OptionsInput = ({ value, errors, onChange }: Props) => {
  const options = optionsIn(value);
  const list = useRef<HTMLFieldSetElement>(null);
  /** What gets the focus once the list is drawn anew. */
  const next = useRef<string>(null);
  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  }, [value]);

  const change = (after: readonly Option[], focus: string) => {
    next.current = focus;
    onChange(joinOptions(after));
  };
  const move = (at: number, step: -1 | 1) => {
    const to = at + step;
    // At an end the button that was pressed is off: the other one of its row takes over.
    const isEnd = to === 0 || to === options.length - 1;
    const button = isEnd ? -step : step;
    change(movedBy(options, at, step), `[data-move="${to}/${button}"]`);
  };
  const remove = (at: number) =>
    change(
      options.filter((_, index) => index !== at),
      `[data-option="${Math.max(0, at - 1)}"]`,
    );

  const listError = (errors.options as Failure)?.message;
  return (
    <fieldset ref={list} className="md:col-span-2">
      <legend className="label">{texts.options}</legend>
      <ul className="grid gap-2">
        {options.map((option, at) => (
          <li key={at} className="flex flex-wrap items-start gap-x-1 gap-y-1">
            <Field
              label={<span className="sr-only">{texts.optionAt(at + 1)}</span>}
              error={(get(errors, `options.${at}`) as Failure)?.message}
              className="min-w-40 flex-1"
            >
              {(control) => (
                <input
                  {...control}
                  data-option={at}
                  autoComplete="off"
                  value={option.text}
                  onChange={({ target }) =>
                    onChange(
                      joinOptions(
                        options.map((one, index) =>
                          index === at ? { ...one, text: target.value } : one,
                        ),
                      ),
                    )
                  }
                />
              )}
            </Field>
            <div className="mt-1.5 flex">
              {([-1, 1] as const).map((step) => (
                <Button
                  key={step}
                  variant="text"
                  className="disabled:invisible"
                  data-move={`${at}/${step}`}
                  aria-label={step === -1 ? texts.optionUp(at + 1) : texts.optionDown(at + 1)}
                  disabled={step === -1 ? at === 0 : at === options.length - 1}
                  onClick={() => move(at, step)}
                >
                  <span aria-hidden="true">{step === -1 ? '↑' : '↓'}</span>
                </Button>
              ))}
              <Button
                variant="text"
                className="disabled:invisible"
                aria-label={texts.optionRemove(at + 1)}
                disabled={options.length === 1}
                onClick={() => remove(at)}
              >
                <span aria-hidden="true">×</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {listError && <p className="error">{listError}</p>}
      {options.length < questionLimits.options && (
        <Button
          variant="quiet"
          className="mt-2"
          onClick={() => change([...options, newOption], `[data-option="${options.length}"]`)}
        >
          {texts.addOption}
        </Button>
      )}
    </fieldset>
  );
};
