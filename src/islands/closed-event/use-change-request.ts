import { useState } from 'react';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import type { RequestedResponse } from '#domain/responses/change-request.ts';
import { requestEntry } from '#islands/outbox/entry.ts';
import type { Result } from '#islands/outbox/result.ts';
import { isPending, useOutbox } from '#islands/rsvp/outbox/use-outbox.ts';

export type ChangeRequestState = ReturnType<typeof useChangeRequest>;

/** A group's request about one event. Without signal it waits on the phone like an answer. */
export const useChangeRequest = (
  groupId: number,
  eventId: number,
  stored: ChangeRequestView | null,
) => {
  const [request, setRequest] = useState(stored);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();

  const handle = (results: readonly Result[]) => {
    for (const result of results) {
      if (result.kind === 'asked' && result.about === eventId) setRequest(result.request);
    }
  };
  const outbox = useOutbox(groupId, { onLook: () => undefined, onResults: handle });

  return {
    request,
    isSending,
    error,
    isPending: isPending(outbox, eventId),
    /** What keeps it from leaving, other than the signal. */
    outboxError: outbox.error,
    /** @returns whether it is on its way */
    send: async (responses: RequestedResponse[], message: string): Promise<boolean> => {
      setSending(true);
      setError(undefined);
      const entry = requestEntry(groupId, eventId, responses, message);
      const { results, error: reason, saved } = await outbox.send([entry]);
      handle(results);
      setSending(false);
      setError(saved ? undefined : reason);
      return saved || reason === undefined;
    },
  };
};
