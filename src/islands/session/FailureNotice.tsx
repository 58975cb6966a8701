import { connection } from '#content/texts/connection.ts';
import { sentenceOf, statusOf } from '#islands/client/api.ts';
import { showUnderWay } from '#islands/client/under-way.ts';
import { keepDestination } from '#islands/stores/destination.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = { message: string; error: unknown; beforeSignIn?: () => void };

/** What could not be done, why, and the way on when the session ended. */
export const FailureNotice = ({ message, error, beforeSignIn }: Props) => {
  const signedOut = statusOf(error) === 401;
  const reason = signedOut ? connection.signedOut : sentenceOf(error);
  const signIn = () => {
    beforeSignIn?.();
    keepDestination(location.pathname);
    showUnderWay();
    location.assign('/rsvp');
  };
  return (
    <Notice tone="error">
      <p>{message}</p>
      {reason && <p className="mt-1">{reason}</p>}
      {signedOut && (
        <Button tone="quiet" className="mt-3" onClick={signIn}>
          {connection.signIn}
        </Button>
      )}
    </Notice>
  );
};
