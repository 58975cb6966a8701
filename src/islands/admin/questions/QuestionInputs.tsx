import { useWatch } from 'react-hook-form';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import {
  hasCapacity,
  hasOwnOptions,
  questionKinds,
  questionScopes,
} from '#domain/questions/question-kinds.ts';
import { Field } from '#islands/ui/Field.tsx';
import { SwitchRow } from '#islands/ui/SwitchRow.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import type { EventOption, QuestionForm } from './question-fields.ts';

type Props = { form: QuestionForm; events: readonly EventOption[] };

export const QuestionInputs = ({ form, events }: Props) => {
  const { register, control: formControl, formState, setValue } = form;
  const { errors } = formState;
  const kind = useWatch({ control: formControl, name: 'kind' });
  const options = useWatch({ control: formControl, name: 'options' });
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      <Field label={texts.text} error={errors.text?.message} className="md:col-span-2">
        {(control) => (
          <input {...control} {...register('text')} autoComplete="off" data-autofocus />
        )}
      </Field>
      <Field
        label={texts.help}
        hint={texts.helpHint}
        error={errors.help?.message}
        className="md:col-span-2"
      >
        {(control) => <textarea {...control} {...register('help')} rows={2} />}
      </Field>
      <Field label={texts.kind} error={errors.kind?.message}>
        {(control) => (
          <select {...control} {...register('kind')}>
            {questionKinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.scope} error={errors.scope?.message}>
        {(control) => (
          <select {...control} {...register('scope')}>
            {questionScopes.map((one) => (
              <option key={one} value={one}>
                {texts.scopes[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasOwnOptions(kind) && (
        <OptionsInput
          value={options}
          errors={errors}
          onChange={(value) => setValue('options', value, change)}
        />
      )}
      <Field label={texts.event} hint={texts.eventHint} error={errors.event_id?.message}>
        {(control) => (
          <select {...control} {...register('event_id')}>
            <option value="">{texts.allEvents}</option>
            <NameOptions list={events} />
          </select>
        )}
      </Field>
      {hasCapacity(kind) && (
        <Field
          label={texts.capacity[kind]}
          hint={texts.capacityHint}
          error={errors.capacity?.message}
        >
          {(control) => (
            <input {...control} {...register('capacity')} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      )}
      <SwitchRow
        label={texts.required}
        hint={texts.requiredQuestion}
        className="md:col-span-2"
        {...register('required')}
      />
    </div>
  );
};
