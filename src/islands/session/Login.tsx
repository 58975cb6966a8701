import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { login } from '#content/texts/login.ts';
import { linkRequestTexts } from '#content/texts/link-request.ts';
import { takeDestination } from '#islands/stores/destination.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

import { AccessCode } from './AccessCode.tsx';
import { type Help, HelpLine } from './HelpLine.tsx';
import { LinkRequest, type LinkRequestState } from './LinkRequest.tsx';
import type { SignInGuest } from '#contract/guest-session.ts';
import { type SignInFailure, signIn } from './sign-in.ts';
import { useFreshPage } from '#islands/client/use-fresh-page.ts';

type Props = {
  help: Help;
  /** What a personal link already knows. */
  link?: SignInGuest | null;
  notice?: string;
  /** The form was sent before its scripts came, and refused: why, and the name that was typed. */
  rejected?: (SignInFailure & { groupName: string }) | undefined;
  /** The page was asked for its other form; what became of it where it was sent before its scripts came. */
  linkRequest?: LinkRequestState | undefined;
};

export const Login = ({ help, link, notice, rejected, linkRequest }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const linkRequestButton = useRef<HTMLAnchorElement>(null);
  const [pending, setPending] = useState(false);
  const [isLinkRequest, setLinkRequest] = useState(linkRequest !== undefined);
  const [failure, setFailure] = useState<SignInFailure | null>(rejected ?? null);
  useFreshPage();

  useEffect(() => {
    // The focus was lost while everything was disabled.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (failure)
      (wrong ?? form.current?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
  }, [failure]);

  const backToLogin = () => {
    flushSync(() => setLinkRequest(false));
    linkRequestButton.current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const typed = new FormData(event.currentTarget);
    setPending(true);
    const failed = await signIn({
      groupName: String(typed.get('groupName') ?? ''),
      accessCode: String(typed.get('accessCode') ?? ''),
    });
    if (failed === null) return location.assign(takeDestination());
    setFailure(failed);
    setPending(false);
  };

  const loginForm = (
    // Hidden, not removed: what is typed in it is still there afterwards.
    <section
      className="card card-framed mx-auto max-w-form"
      aria-labelledby="login-title"
      hidden={isLinkRequest}
    >
      <h2 id="login-title" className="subtitle text-center">
        {login.title}
      </h2>
      <p className="hint mt-2 mb-6 text-center">{notice ?? login.subtitle}</p>
      {/* method="post": a submit before hydration must not put the code into the address. */}
      <form ref={form} method="post" action="/rsvp?ingreso" noValidate onSubmit={submit}>
        <Controls plain loading={pending} className="grid gap-5">
          <Field
            label={login.groupName}
            hint={login.groupNameHint}
            error={failure?.fields.groupName}
          >
            {(control) => (
              <input
                {...control}
                name="groupName"
                defaultValue={link?.groupName ?? rejected?.groupName}
                autoComplete="username"
                autoCapitalize="words"
                autoCorrect="off"
                spellCheck={false}
                required
              />
            )}
          </Field>
          <AccessCode code={link?.accessCode} error={failure?.fields.accessCode} />
          {failure?.message && <Notice variant="error">{failure.message}</Notice>}
          <Button type="submit" block>
            {pending ? login.pending : login.submit}
          </Button>
        </Controls>
      </form>
      <p className="mt-4 text-center">
        <a
          ref={linkRequestButton}
          className="link inline-flex min-h-11 items-center"
          href="/rsvp?perdido"
          onClick={(event) => {
            event.preventDefault();
            setLinkRequest(true);
          }}
        >
          {linkRequestTexts.open}
        </a>
      </p>
      <HelpLine help={help} />
    </section>
  );
  return (
    <>
      {loginForm}
      {isLinkRequest && <LinkRequest first={linkRequest} onBack={backToLogin} />}
    </>
  );
};
