import { useState } from 'react';
import { rsvpsTexts } from '#content/texts/admin-rsvps.ts';
import type { ResponseGroup, StoredResponse } from '#contract/rsvps.ts';
import type { ResponseConflict } from '#contract/responses.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { type Cell, responsesOf, type EventName } from '../member-responses.ts';
import { bulkOf, changesOf, type Draft, storedAfter } from './response-draft.ts';
import { loadResponses } from '../by-guest/load-guest-responses.ts';

type Editing = {
  group: ResponseGroup;
  events: readonly EventName[];
  draft: Draft;
  responses: readonly Cell[];
  onStored: (now: StoredResponse[]) => void;
  onConflict: () => void;
  onSaved: () => void;
};

const texts = rsvpsTexts.edit;

/** Saves every change in one call, or none of them; what was changed meanwhile is shown, not overwritten. */
export const useSaveResponses = ({ onStored, onConflict, onSaved, ...editing }: Editing) => {
  const { group, events, draft, responses } = editing;
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const { withPassword, passwordDialog } = useReauthentication();

  const save = async () => {
    const changes = changesOf(draft, responses);
    if (changes.length === 0) {
      return toast({ title: texts.failed, description: texts.empty, variant: 'destructive' });
    }
    setLoading(true);
    setFailed(false);
    try {
      await withPassword(() =>
        call(api.api.admin.rsvps['bulk-update'].$post({ json: bulkOf(changes) })),
      );
      onStored(storedAfter(changes, group.id));
    } catch (error) {
      setLoading(false);
      if (wasCancelled(error)) return;
      if (codeOf(error) === 'mismatched_answer') onConflict();
      const conflict = conflictIn(error);
      const now = conflict ? await storedNow(group.id, conflict) : [];
      onStored(now);
      // It had arrived before, only the answer got lost on the way: everything is as chosen.
      const isAlreadyStored =
        conflict && changesOf(draft, responsesOf(group, events, now)).length === 0;
      if (!isAlreadyStored) {
        setFailed(true);
        return toast({
          title: texts.failed,
          description: texts.failedText(reasonOf(error)),
          variant: 'destructive',
        });
      }
    }
    toast({ title: texts.saved, description: texts.savedText });
    onSaved();
  };

  return { save, loading, failed, passwordDialog };
};

const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorBody?.code : undefined);

const conflictIn = (error: unknown): ResponseConflict | undefined => {
  const current = error instanceof ApiError ? error.errorBody?.current : undefined;
  return codeOf(error) === 'answer_changed' && current && 'memberId' in current
    ? current
    : undefined;
};

/** The refusal names one answer; the others that changed are asked for, so all are shown at once. */
const storedNow = async (
  guestId: number,
  conflict: ResponseConflict,
): Promise<StoredResponse[]> => {
  try {
    return (await loadResponses()).filter(({ guest_id }) => guest_id === guestId);
  } catch {
    return [
      {
        id: null,
        guest_id: guestId,
        guest_event_id: conflict.guestEventId,
        member_id: conflict.memberId,
        is_attending: conflict.isAttending,
        version: conflict.version,
      },
    ];
  }
};
