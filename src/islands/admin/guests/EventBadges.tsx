import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { eventKind } from '#domain/events/event-kind.ts';
import { eventMark } from '#domain/events/event-mark.ts';
import type { EventOption } from './group-rows.ts';

/** The events a group is invited to, coloured by kind: beside each other by their marks, on a phone by name. */
export const EventBadges = ({ events }: { events: EventOption[] }) => {
  if (events.length === 0) return <span className="text-ink-soft">{texts.noEvents}</span>;
  return (
    <ul className="event-badges">
      {events.map(({ id, name }) => (
        <li key={id} className="flex max-w-full">
          <span
            className="badge event-badge"
            data-kind={eventKind(name)}
            data-mark={eventMark(name)}
            title={name}
          >
            <span className="event-name">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
