import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { startTexts as texts } from '#content/texts/start.ts';
import { startWedding, type StartWedding } from '#contract/site/start.ts';
import { api, call } from '#islands/client/api.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useKeptDraft } from '#islands/client/use-kept-draft.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { schemaResolver } from '../ui/dialogs/schema-resolver.ts';
import { forgetToken, takeToken } from './start-token.ts';
import { markFields } from './mark-fields.ts';
import { WeddingFields } from './WeddingFields.tsx';

type Fields = StartWedding;

const draftKey = 'novios:start-draft';

const nothing = { names: ['', ''], date: '', time: '', place: '', username: '', password: '' };

/** What a wedding begins with. What is typed outlives a reload; the password does not. */
export const StartForm = () => {
  const [token, setToken] = useState(takeToken);
  const [failure, setFailure] = useState('');
  const [begun] = useState(() => readDraft(draftKey, (stored) => stored as Partial<Fields>));
  const form = useForm<Fields>({
    resolver: schemaResolver(startWedding),
    defaultValues: { ...nothing, ...begun, token } as Fields,
  });
  const { handleSubmit, setError, control, formState } = form;
  const { isSubmitting, isSubmitSuccessful } = formState;
  const { password: _password, token: _token, ...typed } = useWatch({ control });
  // The next address that the server printed, opened in the same tab.
  useEffect(() => {
    const takeNext = () => setToken(takeToken());
    addEventListener('hashchange', takeNext);
    return () => removeEventListener('hashchange', takeNext);
  }, []);
  useKeptDraft(draftKey, isSubmitSuccessful && !failure ? null : typed);

  if (!token) {
    return (
      <div className="card card-framed start-form">
        <h1 className="title">{texts.noTokenTitle}</h1>
        <p className="start-intro">{texts.noToken}</p>
      </div>
    );
  }

  const start = async (wedding: Fields) => {
    setFailure('');
    try {
      await call(api.api.start.$post({ json: { ...wedding, token } }));
      forgetToken();
      location.assign('/admin');
    } catch (error) {
      setFailure(markFields(error, setError));
    }
  };

  return (
    <form
      className="card card-framed start-form"
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isSubmitting) void handleSubmit(start)(submitted);
      }}
    >
      <h1 className="title">{texts.title}</h1>
      <p className="start-intro">{texts.intro}</p>
      <FormProvider {...form}>
        <WeddingFields />
      </FormProvider>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" block aria-disabled={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
};
