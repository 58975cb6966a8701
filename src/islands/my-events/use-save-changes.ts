import { useState } from 'react';

import { attendance } from '#content/texts/attendance.ts';
import type { EventView } from '#contract/views.ts';
import { statusOf } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { changedMembers, responsesFor } from '#islands/responses/response-sheet.ts';
import { type Failure, UndecidedError } from '#islands/responses/send-answers.ts';
import type { ResponseSheetState } from '#islands/rsvp/use-response-sheet.ts';
import { toast } from '#islands/stores/toasts.ts';

const texts = attendance.manage;

/** Sends what was changed, event by event, and nothing else. */
export const useSaveChanges = (events: EventView[], answers: ResponseSheetState) => {
  const [failures, setFailures] = useState<Failure[]>([]);
  const { sheet, sending } = answers;
  const changed = events.map(({ id }) => id).filter((id) => changedMembers(sheet, id).length > 0);

  const save = async () => {
    const sent = await answers.send(changed, (current, eventId) =>
      responsesFor(current, eventId, changedMembers(current, eventId)),
    );
    if (!sent) return;
    const { failures: failed, kept } = sent;
    setFailures(failed);
    if (failed.length === 0 && !kept) {
      toast({ title: texts.savedTitle, description: texts.savedText });
    }
    if (failed.length > 0) {
      toast({ title: texts.partialTitle, description: texts.partialText, tone: 'destructive' });
    }
  };

  useWhenOnline(failures.some(({ error }) => statusOf(error) === 0) && !sending, save);

  const failure = failures.find(({ error }) => !(error instanceof UndecidedError));
  return { save, hasChanges: changed.length > 0, error: sending ? undefined : failure?.error };
};
