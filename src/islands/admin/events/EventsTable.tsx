import { kitchenTexts } from '#content/texts/admin-kitchen.ts';
import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import { deadlineTime } from '#content/texts/deadline.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { clockTime, fullDate } from '#domain/time/wedding-time.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';

type Props = {
  events: AdminEventView[];
  /** Those whose kitchen does not know everything. */
  oldSheets: AttendanceStats['outdatedKitchenSheets'];
  onEdit: (event: AdminEventView) => void;
  onDelete: (event: AdminEventView) => void;
};

const { columns } = texts;

/** A table on wide screens, cards on phones. */
export const EventsTable = ({ events, oldSheets, onEdit, onDelete }: Props) => (
  <div className="table-scroll">
    <table className="table table-cards" role="table" aria-label={texts.table}>
      <thead role="rowgroup">
        <tr role="row">
          {[columns.day, columns.name, columns.date, columns.endDate, columns.location].map(
            (column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ),
          )}
          <th role="columnheader" scope="col">
            <span className="sr-only">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {events.map((event) => (
          <Row
            key={event.id}
            event={event}
            unknown={oldSheets.find(({ event_id }) => event_id === event.id)?.changes ?? 0}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  </div>
);

type RowProps = Pick<Props, 'onEdit' | 'onDelete'> & {
  event: AdminEventView;
  /** People about whom the kitchen was told something else. */
  unknown: number;
};

const Row = ({ event, unknown, onEdit, onDelete }: RowProps) => (
  <tr role="row">
    <td role="cell" className="text-muted md:whitespace-nowrap">
      {texts.day(event.day_number)}
    </td>
    <td
      role="cell"
      className="font-display text-lg leading-snug md:max-lg:min-w-44 md:max-lg:text-base lg:min-w-48"
    >
      <span className="block">{event.name}</span>
      {event.rsvp_deadline && (
        <span className="hint block font-sans">
          {texts.until(deadlineTime(event.rsvp_deadline))}
        </span>
      )}
      <span className="flex flex-wrap gap-x-4 font-sans text-sm">
        <a
          className="link"
          href={`/admin/kitchen?event=${event.id}`}
          aria-label={kitchenTexts.sheetOf(event.name)}
        >
          {kitchenTexts.title}
        </a>{' '}
        <a
          className="link"
          href={`/admin/site#guides/${event.id}`}
          aria-label={texts.guideOf(event.name)}
        >
          {texts.guide}
        </a>{' '}
        {unknown > 0 && <Badge variant="wheat">{kitchenTexts.outdated(unknown)}</Badge>}
      </span>
    </td>
    <td role="cell" data-label={columns.date} className="lg:min-w-38 xl:whitespace-nowrap">
      <Time at={event.date} />
      {event.delay_minutes !== 0 && (
        <a className="link block text-sm" href="/admin/days">
          {texts.now(clockTime(startOf(event)))}
        </a>
      )}
    </td>
    <td role="cell" data-label={columns.endDate} className="lg:min-w-38 xl:whitespace-nowrap">
      {event.end_date ? (
        <Time at={event.end_date} />
      ) : (
        <span className="text-ink-faint">
          <span aria-hidden="true">—</span>
          <span className="sr-only">{texts.noEnd}</span>
        </span>
      )}
    </td>
    <td role="cell" data-label={columns.location} className="md:min-w-42 lg:min-w-48">
      {event.location}
    </td>
    <td role="cell" className="md:w-px">
      <div className="-ml-4 flex md:-mr-3 md:ml-0 md:max-lg:flex-col lg:justify-end">
        <Button
          variant="text"
          aria-label={`${texts.edit} ${event.name}`}
          onClick={() => onEdit(event)}
        >
          {texts.edit}
        </Button>
        <Button
          variant="text"
          aria-label={`${texts.delete} ${event.name}`}
          onClick={() => onDelete(event)}
        >
          {texts.delete}
        </Button>
      </div>
    </td>
  </tr>
);

const startOf = ({ date, delay_minutes }: AdminEventView) =>
  new Date(Date.parse(date) + delay_minutes * 60_000);

/** The day, and under it the hour. */
const Time = ({ at }: { at: string }) => {
  const timestamp = new Date(at);
  return (
    <time dateTime={at}>
      <span>{fullDate(timestamp)}</span>{' '}
      <span className="text-muted md:block">{clockTime(timestamp)}</span>
    </time>
  );
};
