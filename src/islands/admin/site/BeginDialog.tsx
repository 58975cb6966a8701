import '../start/start.css';

import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { dialogTexts } from '#content/texts/dialog.ts';
import { beginWedding, type BeginWedding, beginWord } from '#contract/site/start.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { markFields } from '../start/mark-fields.ts';
import { WeddingFields } from '../start/WeddingFields.tsx';
import { FormDialog } from '../ui/dialogs/FormDialog.tsx';
import { schemaResolver } from '../ui/dialogs/schema-resolver.ts';
import { beginOwnWedding } from './site-calls.ts';

const nothing: BeginWedding = {
  names: ['', ''],
  date: '',
  time: '',
  place: '',
  username: '',
  password: '',
  word: '',
};

/** From the demo to a wedding of their own: what it begins with, and the word that lets the demo go. */
export const BeginDialog = ({ onClose }: { onClose: () => void }) => {
  const [failure, setFailure] = useState('');
  const form = useForm<BeginWedding>({
    resolver: schemaResolver(beginWedding),
    defaultValues: nothing,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;

  const begin = async (wedding: BeginWedding) => {
    setFailure('');
    try {
      await beginOwnWedding(wedding);
      location.assign('/admin');
    } catch (error) {
      setFailure(markFields(error, setError));
    }
  };

  return (
    <FormDialog
      title={texts.begin}
      unsaved={isDirty && !isSubmitting}
      failure={failure}
      onClose={onClose}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isSubmitting) void handleSubmit(begin)(submitted);
      }}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" tone="danger" aria-disabled={isSubmitting}>
            {isSubmitting ? texts.beginning : texts.beginSubmit}
          </Button>
        </>
      }
    >
      <p>{texts.beginText}</p>
      <div className="start-fields">
        <FormProvider {...form}>
          <WeddingFields />
        </FormProvider>
        <Field label={texts.beginWord(beginWord)} error={errors.word?.message}>
          {(input) => (
            <input
              {...input}
              {...register('word')}
              autoComplete="off"
              autoCapitalize="characters"
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
};
