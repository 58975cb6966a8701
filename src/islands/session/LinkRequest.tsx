import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { login } from '#content/texts/login.ts';
import { linkRequestTexts as texts } from '#content/texts/link-request.ts';
import { api, ApiError, call, messageOf } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

export type LinkRequestState = {
  isSent: boolean;
  failure: { phone?: string | undefined; message?: string | undefined };
  /** What was typed, where it was refused before the scripts came. */
  typed?: string | undefined;
};

const untouched: LinkRequestState = { isSent: false, failure: {} };

type Props = { first?: LinkRequestState | undefined; onBack: () => void };

/** A guest without link or code says a phone number; the couple sends the link to the number that it has stored. */
export const LinkRequest = ({ first = untouched, onBack }: Props) => {
  const [state, setState] = useState(first);
  const [pending, setPending] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { isSent, failure } = state;

  useEffect(() => {
    // What had the focus is gone, or was disabled meanwhile.
    if (pending) return;
    const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    const isFailed = failure.phone ?? failure.message;
    (find('[aria-invalid]') ?? find(isFailed ? 'button' : 'h2'))?.focus();
  }, [pending, failure]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const phone = String(new FormData(event.currentTarget).get('phone') ?? '');
    if (phone.trim() === '') return setState({ isSent: false, failure: { phone: texts.missing } });
    setPending(true);
    setState(await requestLink(phone));
    setPending(false);
  };

  return (
    <section
      ref={section}
      className="card card-framed mx-auto max-w-form"
      aria-labelledby="lost-link-title"
    >
      <h2 id="lost-link-title" className="subtitle text-center focus:outline-none" tabIndex={-1}>
        {texts.open}
      </h2>
      <div className="mt-4" role="status">
        {isSent && <Notice>{texts.answer}</Notice>}
      </div>
      {!isSent && (
        <form method="post" action="/rsvp?perdido" noValidate onSubmit={submit}>
          <Controls plain loading={pending} className="grid gap-4">
            <Field label={texts.phone} hint={texts.subtitle} error={failure.phone}>
              {(control) => (
                <input
                  {...control}
                  name="phone"
                  type="tel"
                  autoComplete="tel"
                  maxLength={60}
                  defaultValue={first.typed}
                />
              )}
            </Field>
            {failure.message && <Notice variant="error">{failure.message}</Notice>}
            <Button type="submit" block>
              {pending ? texts.pending : texts.submit}
            </Button>
          </Controls>
        </form>
      )}
      <p className="mt-4 text-center">
        <a
          className="link inline-flex min-h-11 items-center"
          href="/rsvp"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          {texts.back}
        </a>
      </p>
    </section>
  );
};

const requestLink = async (phone: string): Promise<LinkRequestState> => {
  try {
    await call(api.api.rsvp['lost-link'].$post({ json: { phone } }));
    return { isSent: true, failure: {} };
  } catch (error) {
    const refused = error instanceof ApiError ? error.errorBody?.fields?.['phone'] : undefined;
    if (refused) return { isSent: false, failure: { phone: refused } };
    return { isSent: false, failure: { message: messageOf(error) ?? login.broken } };
  }
};
