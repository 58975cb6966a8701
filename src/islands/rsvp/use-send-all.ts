import { useEffect, useRef, useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { EventView } from '#contract/events.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { statusOf } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { toast } from '#islands/stores/toasts.ts';

import {
  entriesOfAnswers,
  type Missing,
  missingAnswer,
  questionsAbout,
} from '../responses/answers.ts';
import { freeze, responseOf, responsesFor } from '../responses/response-sheet.ts';
import { isEventUnsaved } from '../responses/unsaved.ts';
import type { ResponseSheetState } from './use-response-sheet.ts';
import type { OutboxState } from './outbox/use-outbox.ts';

/** Sends what the summary shows. Events that were acknowledged before are not sent again. */
export const useSendAll = ({
  groupId,
  events,
  members,
  responseSheet,
  onMissing,
  onDone,
}: {
  groupId: number;
  events: EventView[];
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
  onMissing: (index: number) => void;
  onDone: () => void;
}) => {
  const [empty, setEmpty] = useState(false);
  const [missing, setMissing] = useState<Missing>();
  const memberIds = members.map(({ id }) => id);
  const { sheet, sending, outbox, error } = responseSheet;
  const { answers } = responseSheet.answers;

  const isResponded = ({ id }: EventView) => responsesFor(sheet, id, memberIds).length > 0;
  const open = events
    .filter(
      (event) =>
        isResponded(event) && (!sheet.acknowledged.includes(event.id) || event.id in sheet.pending),
    )
    .map(({ id }) => id);

  const send = async () => {
    setEmpty(!events.some(isResponded));
    if (!events.some(isResponded)) return;
    const requested = events.map(({ id }) => questionsAbout(answers, id));
    const lacking = requested.findIndex((some) => missingAnswer(answers, some, members, sheet));
    if (lacking >= 0) return onMissing(lacking);
    const last = missingAnswer(answers, questionsAbout(answers, null), members, sheet);
    setMissing(last);
    if (last) return;
    const sent = await responseSheet.send(
      open,
      (current, eventId) => responsesFor(current, eventId, memberIds),
      // What is sent is what the screen showed, also where the guest only left it as it was.
      freeze(sheet, open, memberIds),
      entriesOfAnswers(groupId, answers, members, sheet),
    );
    if (!sent) return;
    if (sent.error === undefined && !sent.undecided) return sent.saved ? undefined : onDone();
    toast({
      title: rsvp.error,
      description: sent.error === undefined ? rsvp.conflict.toast : rsvp.summary.failed,
      variant: 'destructive',
    });
  };

  // What the browser could not keep is still on the screen.
  useWhenOnline(statusOf(error) === 0 && !sending, send);
  const isSettled =
    !responseSheet.isClosed && !events.some(({ id }) => isEventUnsaved(sheet, id, members));
  useWhenAllLeft(outbox, isSettled, onDone);

  return {
    send,
    empty,
    missing,
    error,
    silent: members.filter(({ id }) =>
      events.some((event) => responseOf(sheet, event.id, id) === null),
    ),
  };
};

/** All entries were received, nothing asks for a decision, and nothing else was chosen meanwhile. */
const useWhenAllLeft = ({ pending }: OutboxState, isSettled: boolean, onDone: () => void) => {
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && pending.length === 0 && isSettled) onDone();
    waited.current = pending.some(({ about, stopped }) => about !== 'diets' && !stopped);
  }, [pending, isSettled, onDone]);
};
