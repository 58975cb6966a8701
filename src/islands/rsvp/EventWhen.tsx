import { deadlineTexts } from '#content/texts/deadline.ts';
import { dayLabel } from '#content/texts/event.ts';
import type { EventView } from '#contract/events.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { Badge } from '#islands/ui/Badge.tsx';

type Props = { event: Pick<EventView, 'day_number' | 'date' | 'location' | 'rsvp_deadline'> };

/** The day, the hour and the place of an event. */
export const EventWhen = ({ event }: Props) => (
  <div className="mt-4 grid justify-items-start gap-1">
    <Badge variant="wheat">{dayLabel(event.day_number)}</Badge>
    <p>
      <time dateTime={event.date}>{dateAndTime(new Date(event.date))}</time>
    </p>
    <p className="text-muted">{event.location}</p>
    {event.rsvp_deadline && <p className="hint">{deadlineTexts.until(event.rsvp_deadline)}</p>}
  </div>
);
