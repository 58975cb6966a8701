import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { startTexts as texts } from '#content/texts/start.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { StartFields } from './use-start-form.ts';

type Props = Pick<UseFormReturn<StartFields>, 'register'> & {
  errors: UseFormReturn<StartFields>['formState']['errors'];
};

/** What a wedding begins with, and its administrator. */
export const WeddingFields = ({ register, errors }: Props) => {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className="start-pair">
        <Field label={texts.first} error={errors.names?.[0]?.message}>
          {(input) => <input {...input} {...register('names.0')} autoComplete="off" />}
        </Field>
        <Field label={texts.second} error={errors.names?.[1]?.message}>
          {(input) => <input {...input} {...register('names.1')} autoComplete="off" />}
        </Field>
        <Field label={texts.date} error={errors.date?.message}>
          {(input) => (
            <input {...input} {...register('date')} type="date" min="2000-01-01" max="2999-12-31" />
          )}
        </Field>
        <Field label={texts.time} error={errors.time?.message}>
          {(input) => <input {...input} {...register('time')} type="time" />}
        </Field>
      </div>
      <Field label={texts.place} hint={texts.placeHint} error={errors.place?.message}>
        {(input) => <input {...input} {...register('place')} autoComplete="off" />}
      </Field>
      <h2 className="subtitle">{texts.account}</h2>
      <Field label={texts.username} error={errors.username?.message}>
        {(input) => (
          <input
            {...input}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={texts.password} hint={texts.passwordHint} error={errors.password?.message}>
        {(input) => (
          <div className="start-password">
            <input
              {...input}
              {...register('password')}
              type={isShown ? 'text' : 'password'}
              autoComplete="new-password"
            />
            <Button variant="text" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? texts.hide : texts.show}
            </Button>
          </div>
        )}
      </Field>
    </>
  );
};
