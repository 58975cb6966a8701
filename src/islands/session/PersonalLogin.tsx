import { useEffect, useState } from 'react';

import { login } from '#content/texts/login.ts';
import { nameKey } from '#domain/guest-group.ts';
import { api, call } from '#islands/client/api.ts';
import { takeDestination } from '#islands/stores/destination.ts';

import type { Help } from './HelpLine.tsx';
import { Login } from './Login.tsx';
import { type PersonalLink, readPersonalLink } from '#domain/personal-link.ts';

/** The login as a personal link opens it: both fields filled, one tap to go. */
export const PersonalLogin = ({ help }: { help: Help }) => {
  const [link, setLink] = useState<PersonalLink | null>();

  useEffect(() => {
    const open = () => {
      const read = readPersonalLink(location.hash);
      // The code does not stay in the address, nor in the history.
      history.replaceState(null, '', location.pathname);
      setLink(read);
      if (read) void goOnIfSignedIn(read);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  return (
    <Login
      key={JSON.stringify(link)}
      help={help}
      link={link ?? null}
      notice={link === null ? login.link.broken : login.link.ready}
    />
  );
};

const goOnIfSignedIn = async ({ groupName }: PersonalLink) => {
  if (!document.cookie.includes('convite_hint=')) return;
  try {
    const guest = await call(api.api.rsvp.guest.$get());
    if (nameKey(guest.groupName) === nameKey(groupName)) location.replace(takeDestination());
  } catch {
    // Not signed in, or no signal: the filled form is the way.
  }
};
