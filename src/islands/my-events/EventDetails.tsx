import { useId } from 'react';

import { attendance } from '#content/texts/attendance.ts';
import { outboxTexts } from '#content/texts/outbox.ts';
import type { EventView } from '#contract/events.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import { weekdayDateAndTime } from '#domain/time/wedding-time.ts';
import { ResponseBadge } from '#islands/rsvp/ResponseBadge.tsx';
import { storedResponse } from '#islands/responses/response-sheet.ts';
import type { ResponseSheetState } from '#islands/rsvp/use-response-sheet.ts';
import { isPending } from '#islands/rsvp/outbox/use-outbox.ts';
import { Badge } from '#islands/ui/Badge.tsx';

type Props = { events: EventView[]; members: MemberView[]; responseSheet: ResponseSheetState };

const texts = attendance.details;

export const EventDetails = ({ events, members, responseSheet }: Props) =>
  events.length === 0 ? (
    <p className="card text-center">{texts.empty}</p>
  ) : (
    <ul className="grid gap-5">
      {events.map((event) => (
        <EventCard key={event.id} event={event} members={members} responseSheet={responseSheet} />
      ))}
    </ul>
  );

type CardProps = { event: EventView; members: MemberView[]; responseSheet: ResponseSheetState };

const EventCard = ({ event, members, responseSheet: { sheet, outbox } }: CardProps) => {
  const titleId = useId();
  return (
    <li className="card grid gap-3">
      <div>
        <h2 id={titleId} className="subtitle">
          {event.name}
        </h2>
        <p className="mt-1">
          <time dateTime={event.date}>{weekdayDateAndTime(new Date(event.date))}</time>
        </p>
        <p className="text-muted">{event.location}</p>
      </div>
      <p className="whitespace-pre-line">{event.description}</p>
      <ul className="grid gap-1">
        {members.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span>{name}</span>
            <ResponseBadge response={storedResponse(sheet, event.id, id)} />
          </li>
        ))}
      </ul>
      {isPending(outbox, event.id) && (
        <p>
          <Badge variant="wheat">{outboxTexts.pending}</Badge>
        </p>
      )}
      <a
        className="btn btn-quiet justify-self-start"
        href={`/events/${event.id}`}
        aria-describedby={titleId}
      >
        {texts.more}
      </a>
    </li>
  );
};
