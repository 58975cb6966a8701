import { connection } from '#content/texts/connection.ts';
import { messageOf, statusOf } from '#islands/client/api.ts';
import { showInProgress } from '#islands/client/in-progress.ts';
import { keepDestination } from '#islands/stores/destination.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = { message: string; error: unknown; beforeSignIn?: () => void };

/** What could not be done, why, and the way on when the session ended. */
export const FailureNotice = ({ message, error, beforeSignIn }: Props) => {
  const signedOut = statusOf(error) === 401;
  const reason = signedOut ? connection.signedOut : messageOf(error);
  const signIn = () => {
    beforeSignIn?.();
    keepDestination(location.pathname);
    showInProgress();
    location.assign('/rsvp');
  };
  return (
    <Notice variant="error">
      <p>{message}</p>
      {reason && <p className="mt-1">{reason}</p>}
      {signedOut && (
        <Button variant="quiet" className="mt-3" onClick={signIn}>
          {connection.signIn}
        </Button>
      )}
    </Notice>
  );
};
