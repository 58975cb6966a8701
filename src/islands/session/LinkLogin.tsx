import { useState } from 'react';

import { login } from '#content/texts/login.ts';
import { takeDestination } from '#islands/stores/destination.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

import { type Help, HelpLine } from './HelpLine.tsx';
import { signInByLink } from './sign-in.ts';

type Props = {
  help: Help;
  /** Undefined until the address could be read. */
  token: string | undefined;
  /** The link was renewed since. */
  onExpired: () => void;
};

/** Sign-in by personal link. It needs a tap, so that link previews do not sign in. */
export const LinkLogin = ({ help, token, onExpired }: Props) => {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();

  const enter = async () => {
    if (token === undefined || pending) return;
    setPending(true);
    const failed = await signInByLink({ token });
    if (failed === null) return location.assign(takeDestination());
    if (failed.message === login.link.expired) return onExpired();
    setMessage(failed.message);
    setPending(false);
  };

  return (
    <section className="card card-framed mx-auto max-w-form" aria-labelledby="login-title">
      <h2 id="login-title" className="subtitle text-center">
        {login.title}
      </h2>
      <p className="hint mt-2 mb-6 text-center">{login.link.ready}</p>
      <Controls loading={pending} className="grid gap-5">
        {message && <Notice variant="error">{message}</Notice>}
        <Button block onClick={enter}>
          {pending ? login.pending : login.submit}
        </Button>
      </Controls>
      {/* Also where the scripts that read the link do not arrive. */}
      <p className="mt-4 text-center">
        <a className="link" href="/rsvp">
          {login.link.byCode}
        </a>
      </p>
      <HelpLine help={help} />
    </section>
  );
};
