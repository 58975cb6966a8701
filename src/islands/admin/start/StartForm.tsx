import { useEffect, useState } from 'react';
import { startTexts as texts } from '#content/texts/start.ts';
import { startWedding } from '#contract/site/start.ts';
import { api, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { useStartForm } from './use-start-form.ts';
import { WeddingFields } from './WeddingFields.tsx';
import { sessionStore } from '#islands/client/browser-storage.ts';

const key = 'novios:start';

/** The token of the address, out of sight at once; a reload of the tab still knows it. */
const takeToken = (): string => {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, '', location.pathname);
  if (token) sessionStore.keep(key, token);
  return token || (sessionStore.read(key) ?? '');
};

const clearToken = (): void => sessionStore.clear(key);

/** The couple's first page, behind the address that the server printed. */
export const StartForm = () => {
  const [token, setToken] = useState(takeToken);
  const { form, failure, isLoading, start } = useStartForm({
    draftKey: 'novios:start-draft',
    schema: startWedding,
    send: async (wedding) => {
      await call(api.api.start.$post({ json: { ...wedding, token } }));
      clearToken();
    },
  });
  // The next address that the server printed, opened in the same tab.
  useEffect(() => {
    const takeNext = () => setToken(takeToken());
    addEventListener('hashchange', takeNext);
    return () => removeEventListener('hashchange', takeNext);
  }, []);

  if (!token) {
    return (
      <div className="card card-framed start-form">
        <h1 className="title">{texts.noTokenTitle}</h1>
        <p className="start-intro">{texts.noToken}</p>
      </div>
    );
  }

  return (
    <form
      className="card card-framed start-form"
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isLoading) void form.handleSubmit(start)(submitted);
      }}
    >
      <h1 className="title">{texts.title}</h1>
      <p className="start-intro">{texts.subtitle}</p>
      <WeddingFields register={form.register} errors={form.formState.errors} />
      {failure && <Notice variant="error">{failure}</Notice>}
      <Button type="submit" block aria-disabled={isLoading}>
        {isLoading ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
};
