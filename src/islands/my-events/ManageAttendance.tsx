import { useRef } from 'react';

import { attendance } from '#content/texts/attendance.ts';
import type { EventView } from '#contract/events.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { useFocusBack } from '#islands/client/use-focus-back.ts';
import { ConfirmRejected } from '#islands/rsvp/ConfirmRejected.tsx';
import { Receipt } from '#islands/rsvp/Receipt.tsx';
import { OutboxNotice } from '#islands/rsvp/outbox/OutboxNotice.tsx';
import type { ResponseSheetState } from '#islands/rsvp/use-response-sheet.ts';
import { useSubmit } from '#islands/rsvp/use-submit.ts';
import { changedMembers } from '#islands/responses/response-sheet.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

import { EventAttendance } from './EventAttendance.tsx';

type Props = {
  groupName: string;
  events: EventView[];
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
};

const texts = attendance.manage;

/** Above so many events the list scrolls at a height of its own. */
const shortList = 3;

export const ManageAttendance = ({ groupName, events, members, responseSheet }: Props) => {
  const { sheet, error } = responseSheet;
  const changed = events.map(({ id }) => id).filter((id) => changedMembers(sheet, id).length > 0);
  const save = useSubmit({
    responseSheet,
    eventIds: changed,
    members: changedMembers,
    texts: {
      title: texts.partialTitle,
      failed: texts.partialText,
      undecided: texts.partialText,
    },
    onReceived: () => toast({ title: texts.savedTitle, description: texts.savedText }),
  });
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(responseSheet.loading, button);
  if (events.length === 0) return <p className="card text-center">{texts.empty}</p>;

  const scrolls = events.length > shortList;
  return (
    <>
      <Controls loading={responseSheet.loading} className="grid gap-5">
        <Notice>{texts.subtitle}</Notice>
        <div
          className={scrolls ? 'h-[500px] overflow-y-auto pr-2' : undefined}
          {...(scrolls ? { role: 'region', 'aria-label': texts.list, tabIndex: 0 } : {})}
        >
          <ul className="grid gap-5">
            {events.map((event) => (
              <EventAttendance
                key={event.id}
                event={event}
                members={members}
                responseSheet={responseSheet}
              />
            ))}
          </ul>
        </div>
        <OutboxNotice {...{ responseSheet, events, members }} />
        {error !== undefined && <FailureNotice message={texts.partialText} error={error} />}
        <Button
          ref={button}
          block
          disabled={changed.length === 0 || responseSheet.sending}
          onClick={save}
        >
          {responseSheet.sending ? texts.saving : texts.save}
        </Button>
        <Receipt groupName={groupName} events={events} received={responseSheet.receipts} />
      </Controls>
      <ConfirmRejected question={responseSheet.question} events={events} members={members} />
    </>
  );
};
