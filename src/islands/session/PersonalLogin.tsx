import { useEffect, useState } from 'react';

import { login } from '#content/texts/login.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import { type PersonalLink, readPersonalLink } from '#domain/groups/personal-link.ts';
import { api, call } from '#islands/client/api.ts';
import { takeDestination } from '#islands/stores/destination.ts';

import type { Help } from './HelpLine.tsx';
import { LinkLogin } from './LinkLogin.tsx';
import { Login } from './Login.tsx';
import { isRememberedLink } from './remembered-link.ts';

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
  if ('token' in link && !isRememberedLink(link.token)) return;
  try {
    const guest = await call(api.api.rsvp.guest.$get());
    const isOwn = 'token' in link || nameKey(guest.groupName) === nameKey(link.groupName);
    if (isOwn) location.replace(takeDestination());
  } catch {
    // Not signed in, or offline: the login form stays.
  }
};
