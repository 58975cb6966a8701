import { useState } from 'react';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import type { AskedResponse } from '#domain/responses/change-request.ts';
import { requestEntry } from '#islands/outbox/entry.ts';
import type { Outcome } from '#islands/outbox/outcome.ts';
import { isWaiting, useOutbox } from '#islands/rsvp/outbox/use-outbox.ts';

export type Asking = ReturnType<typeof useChangeRequest>;

/** A group's request about one event. Without signal it waits on the phone like an answer. */
export const useChangeRequest = (
  groupId: number,
  eventId: number,
  stored: ChangeRequestView | null,
) => {
  const [request, setRequest] = useState(stored);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();

  const hear = (outcomes: readonly Outcome[]) => {
    for (const outcome of outcomes) {
      if (outcome.kind === 'asked' && outcome.about === eventId) setRequest(outcome.request);
    }
  };
  const outbox = useOutbox(groupId, { onLook: () => undefined, onOutcomes: hear });

  return {
    request,
    isSending,
    error,
    isWaiting: isWaiting(outbox, eventId),
    /** What keeps it from leaving, other than the signal. */
    held: outbox.held,
    /** @returns whether it is on its way */
    send: async (responses: AskedResponse[], message: string): Promise<boolean> => {
      setSending(true);
      setError(undefined);
      const entry = requestEntry(groupId, eventId, responses, message);
      const { outcomes, error: why, kept } = await outbox.send([entry]);
      hear(outcomes);
      setSending(false);
      setError(kept ? undefined : why);
      return kept || why === undefined;
    },
  };
};
