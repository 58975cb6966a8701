import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { eventKind } from '#domain/event-kind.ts';
import type { EventChoice } from './group-rows.ts';

/** The events a group is invited to, coloured by what their names say they are. */
export const EventBadges = ({ events }: { events: EventChoice[] }) => {
  if (events.length === 0) return <span className="text-ink-soft">{texts.noEvents}</span>;
  return (
    <ul className="flex flex-wrap gap-1">
      {events.map(({ id, name }) => (
        <li key={id} className="flex max-w-full">
          <span className="badge event-badge" data-kind={eventKind(name)} title={name}>
            <span className="truncate">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
