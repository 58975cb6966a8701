import { useId } from 'react';

import { attendance } from '#content/texts/attendance.ts';
import type { EventView } from '#contract/events.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { responseOf } from '#islands/responses/response-sheet.ts';
import { Conflicts } from '#islands/rsvp/Conflicts.tsx';
import { OutboxBadge } from '#islands/rsvp/outbox/OutboxBadge.tsx';
import type { ResponseSheetState } from '#islands/rsvp/use-response-sheet.ts';

import { MemberAttendance } from './MemberAttendance.tsx';

type Props = { event: EventView; members: MemberView[]; responseSheet: ResponseSheetState };

export const EventAttendance = ({ event, members, responseSheet }: Props) => {
  const titleId = useId();
  const { sheet, choose } = responseSheet;
  return (
    <li className="card" aria-labelledby={titleId}>
      <h2 id={titleId} className="font-display text-lg">
        {event.name}
      </h2>
      <p className="hint">{dateAndTime(new Date(event.date))}</p>
      <OutboxBadge eventId={event.id} {...{ members, responseSheet }} />
      {sheet.stored[event.id] ? (
        <div className="mt-3 divide-y divide-paper-edge">
          {members.map((member) => (
            <MemberAttendance
              key={member.id}
              member={member}
              response={responseOf(sheet, event.id, member.id)}
              onChoose={(isAttending) => choose(event.id, [member.id], isAttending)}
            />
          ))}
        </div>
      ) : (
        <p className="mt-3" role="status">
          {attendance.manage.loading}
        </p>
      )}
      <div className="grid gap-2">
        <Conflicts eventId={event.id} {...{ members, responseSheet }} />
      </div>
    </li>
  );
};
