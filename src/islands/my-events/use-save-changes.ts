import { attendance } from '#content/texts/attendance.ts';
import type { EventView } from '#contract/events.ts';
import { statusOf } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { changedMembers, responsesFor } from '#islands/responses/response-sheet.ts';
import type { ResponseSheetState } from '#islands/rsvp/use-response-sheet.ts';
import { toast } from '#islands/stores/toasts.ts';

const texts = attendance.manage;

/** Sends what was changed, event by event, and nothing else. */
export const useSaveChanges = (events: EventView[], responseSheet: ResponseSheetState) => {
  const { sheet, sending, error } = responseSheet;
  const changed = events.map(({ id }) => id).filter((id) => changedMembers(sheet, id).length > 0);

  const save = async () => {
    const sent = await responseSheet.send(changed, (current, eventId) =>
      responsesFor(current, eventId, changedMembers(current, eventId)),
    );
    if (!sent) return;
    if (sent.error !== undefined || sent.undecided) {
      toast({ title: texts.partialTitle, description: texts.partialText, variant: 'destructive' });
    } else if (!sent.saved) {
      toast({ title: texts.savedTitle, description: texts.savedText });
    }
  };

  useWhenOnline(statusOf(error) === 0 && !sending, save);

  return { save, hasChanges: changed.length > 0, error };
};
