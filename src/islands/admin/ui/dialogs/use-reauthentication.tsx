import { useState } from 'react';
import { api, ApiError, call } from '#islands/client/api.ts';
import { Reauthenticate } from './Reauthenticate.tsx';

/** Thrown when the password prompt was cancelled: nothing was done, no message is needed. */
class Cancelled extends Error {}

export const wasCancelled = (error: unknown) => error instanceof Cancelled;

/** Required for irreversible actions, and after the session has ended. */
const needsPassword = (error: unknown) =>
  error instanceof ApiError &&
  ['reauthentication_required', 'not_signed_in', 'not_admin'].includes(error.errorBody?.code ?? '');

type Session = { isAdmin: true; username: string } | { isAdmin: false };

const signedInAs = async () => {
  const session = await call<Session>(api.api.admin.session.$get());
  return session.isAdmin ? session.username : null;
};

type Question = { username: string | null; answer: (isConfirmed: boolean) => void };

/**
 * `withPassword(act)` performs the act; when the server demands a fresh password it asks for it and repeats
 * the act, so the unsaved input stays. Put `passwordDialog` inside the dialog that acts
 * (last child), or anywhere when there is none.
 */
export const useReauthentication = () => {
  const [question, setQuestion] = useState<Question | null>(null);

  const withPassword = async <T,>(action: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!needsPassword(error)) throw error;
      }
      const username = await signedInAs();
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ username, answer }));
      setQuestion(null);
      if (!isConfirmed) throw new Cancelled();
    }
  };

  const passwordDialog = question && (
    <Reauthenticate
      username={question.username}
      onDone={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  );
  return { withPassword, passwordDialog };
};

export type WithPassword = ReturnType<typeof useReauthentication>['withPassword'];
