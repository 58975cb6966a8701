import { useState } from 'react';
import { api, ApiError, call } from '#islands/client/api.ts';
import { Reauthenticate } from './Reauthenticate.tsx';

/** Thrown when the person would rather not give the password: nothing was done, nothing to tell. */
class Abandoned extends Error {}

export const wasAbandoned = (error: unknown) => error instanceof Abandoned;

/** Asked for by what cannot be taken back, and once the session is over. */
const asksForPassword = (error: unknown) =>
  error instanceof ApiError &&
  ['reauthentication_required', 'not_signed_in', 'not_admin'].includes(error.problem?.code ?? '');

type Session = { isAdmin: true; username: string } | { isAdmin: false };

const signedInAs = async () => {
  const session = await call<Session>(api.api.admin.session.$get());
  return session.isAdmin ? session.username : null;
};

type Question = { username: string | null; answer: (given: boolean) => void };

/**
 * `withPassword(act)` does the act; refused for want of a fresh password it asks for it and does the
 * act again, so nothing typed behind it is lost. Put `passwordDialog` inside the dialog that acts
 * (last child), or anywhere when there is none.
 */
export const useReauthentication = () => {
  const [question, setQuestion] = useState<Question | null>(null);

  const withPassword = async <T,>(act: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!asksForPassword(error)) throw error;
      }
      const username = await signedInAs();
      const given = await new Promise<boolean>((answer) => setQuestion({ username, answer }));
      setQuestion(null);
      if (!given) throw new Abandoned();
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
