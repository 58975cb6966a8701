import { useState } from 'react';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { type Loaded, useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { isSignedOut } from '#islands/client/api.ts';
import { usePoll } from './use-poll.ts';

/**
 * After the session has ended, reloading the page shows the login form. Not while a dialog holds unsaved
 * input: actions of such a dialog ask for the password themselves.
 */
const leaveToLogin = () => {
  if (!document.querySelector('[role=dialog], [role=alertdialog]')) location.reload();
};

/** Data that is polled, unless `paused`. After a failed poll the old data stays, with `failure`. */
export const usePollData = <T>(fetch: () => Promise<T>, paused: boolean): Loaded<T> => {
  const loaded = useLoaded<T>(null, fetch, true);
  const [missing, setMissing] = useState('');

  const refresh = () =>
    loaded.refresh().then(
      () => setMissing(''),
      (error: unknown) => (isSignedOut(error) ? leaveToLogin() : setMissing(reasonOf(error))),
    );
  usePoll(() => {
    if (!paused) void refresh();
  });

  return {
    ...loaded,
    failure: loaded.failure || missing,
    load: () => {
      setMissing('');
      loaded.load();
    },
    refresh,
    set: (change) => {
      loaded.set(change);
      setMissing('');
    },
  };
};
