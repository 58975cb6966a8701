import { useEffect, useState } from 'react';

import { login } from '#content/texts/login.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import { type PersonalLink, readPersonalLink } from '#domain/groups/personal-link.ts';
import { api, ApiError, call } from '#islands/client/api.ts';
import { takeDestination } from '#islands/stores/destination.ts';

import { type Help, HelpLine } from './HelpLine.tsx';
import { Login } from './Login.tsx';
import { isSavedLink } from './saved-link.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { signInByLink } from './sign-in.ts';

type Props = {
  help: Help;
  /** Undefined until the address could be read. */
  token: string | undefined;
  /** The link was renewed since. */
  onExpired: () => void;
};

/** Sign-in by personal link. It needs a tap, so that link previews do not sign in. */
const LinkLogin = ({ help, token, onExpired }: Props) => {
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

/** The login page that a personal link opens. */
export const PersonalLogin = ({ help }: { help: Help }) => {
  const [link, setLink] = useState<PersonalLink | null>();
  const [expired, setExpired] = useState(false);

  useEffect(() => {
    const open = () => {
      const read = readPersonalLink(location.hash);
      // The token must not stay in the address or the browser's history.
      history.replaceState(null, '', location.pathname);
      setLink(read);
      setExpired(false);
      if (read) void goOnIfSignedIn(read);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const key = JSON.stringify(link);
  if (expired) return <Login help={help} notice={login.link.expired} />;
  // Nearly all links carry a token: the server renders their form.
  if (link === undefined || (link && 'token' in link)) {
    return (
      <LinkLogin key={key} help={help} token={link?.token} onExpired={() => setExpired(true)} />
    );
  }
  return (
    <Login key={key} help={help} link={link} notice={link ? login.link.ready : login.link.broken} />
  );
};

const goOnIfSignedIn = async (link: PersonalLink) => {
  if (!document.cookie.includes('convite_hint=')) return;
  if ('token' in link && !isSavedLink(link.token)) return;
  try {
    const guest = await call(api.api.rsvp.guest.$get());
    const isOwn = 'token' in link || nameKey(guest.groupName) === nameKey(link.groupName);
    if (isOwn) location.replace(takeDestination());
  } catch (error) {
    // Not signed in: the login form stays. Without signal the phone shows what it has saved for this group.
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (!isSignedOut && 'token' in link) location.replace(takeDestination());
  }
};
