import { statusOf } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import { toast } from '#islands/stores/toasts.ts';

import { freeze, type ResponseSheet, responsesFor } from '../responses/response-sheet.ts';
import type { ResponseSheetState } from './use-response-sheet.ts';

type Submission = {
  responseSheet: ResponseSheetState;
  eventIds: readonly number[];
  /** Whose responses are sent: everybody's as the screen shows them, or those that were changed. */
  members: readonly number[] | ((sheet: ResponseSheet, eventId: number) => readonly number[]);
  /** What is sent with them. */
  rest?: () => readonly Entry[];
  /** Whether all is there that is needed; if not, the screen says so. */
  isReady?: () => boolean;
  /** When something did not arrive, or the guest is to decide. */
  texts: { title: string; failed: string; undecided: string };
  /** Everything was received. */
  onReceived: () => void;
};

/** Sends the responses of a screen, and tells how it went; again by itself once there is signal. */
export const useSubmit = ({
  responseSheet,
  eventIds,
  members,
  rest,
  isReady = () => true,
  texts,
  onReceived,
}: Submission) => {
  const { sheet, error, loading, send } = responseSheet;
  const submit = async () => {
    if (!isReady()) return;
    const sent = await send(
      eventIds,
      (current, eventId) =>
        responsesFor(
          current,
          eventId,
          typeof members === 'function' ? members(current, eventId) : members,
        ),
      // What is sent is what the screen showed, also where the guest only left it as it was.
      typeof members === 'function' ? sheet : freeze(sheet, eventIds, members),
      rest?.(),
    );
    if (!sent) return;
    if (sent.error !== undefined || sent.undecided) {
      const description = sent.error === undefined ? texts.undecided : texts.failed;
      toast({ title: texts.title, description, variant: 'destructive' });
    } else if (!sent.saved) onReceived();
  };

  // What the browser could not keep is still on the screen.
  useWhenOnline(statusOf(error) === 0 && !loading, submit);
  return submit;
};
