import { useId } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { EventView } from '#contract/events.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';

import { responseOf } from '../responses/response-sheet.ts';
import { OutboxBadge } from './outbox/OutboxBadge.tsx';
import { EventAnswers } from './questions/EventAnswers.tsx';
import { ResponseBadge } from './ResponseBadge.tsx';
import { Conflicts } from './Conflicts.tsx';
import { goTo } from './plain-form/controls.tsx';
import type { ResponseSheetState } from './use-response-sheet.ts';

type Props = {
  event: EventView;
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
  /** The step that edits it. */
  step: number;
  onEdit: () => void;
};

export const SummaryEvent = ({ event, members, responseSheet, step, onEdit }: Props) => {
  const { sheet } = responseSheet;
  const titleId = useId();
  return (
    <section className="card grid gap-3" aria-labelledby={titleId}>
      <div>
        <h3 id={titleId} className="font-display text-lg">
          {event.name}
        </h3>
        <p className="hint">{dateAndTime(new Date(event.date))}</p>
      </div>
      <ul className="grid gap-1">
        {members.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>{name}</span>
            <ResponseBadge response={responseOf(sheet, event.id, id)} />
          </li>
        ))}
      </ul>
      <EventAnswers eventId={event.id} members={members} responseSheet={responseSheet} />
      <Conflicts eventId={event.id} {...{ members, responseSheet }} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          type="submit"
          {...goTo(step)}
          variant="text"
          className="-mx-2"
          aria-describedby={titleId}
          onClick={onEdit}
        >
          {rsvp.summary.edit}
        </Button>
        <OutboxBadge eventId={event.id} {...{ members, responseSheet }} />
        {sheet.acknowledged.includes(event.id) && (
          <Badge variant="river">{rsvp.summary.sent}</Badge>
        )}
      </div>
    </section>
  );
};
