import { useId } from 'react';
import { chartTexts as texts } from '#content/texts/admin-charts.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { pendingResponses } from '#domain/statistics.ts';
import { Bar } from './Bar.tsx';

type EventStats = AttendanceStats['eventStats'][number];

const { attendanceColumns: columns } = texts;

/** Attendance of each event, with a bar under the event's name. */
export const AttendanceTable = ({ events }: { events: EventStats[] }) => {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 className="subtitle" id={titleId}>
        {texts.attendance}
      </h2>
      {events.length === 0 ? (
        <p className="mt-3 text-muted">{texts.noData}</p>
      ) : (
        <table
          role="table"
          aria-labelledby={titleId}
          className="mt-2 w-full text-right tabular-nums max-md:block"
        >
          <thead role="rowgroup" className="text-sm text-muted max-md:sr-only">
            <tr role="row">
              {Object.values(columns).map((heading) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className="py-1.5 pl-2 font-normal first:pl-0 first:text-left"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="divide-y divide-paper-deep max-md:block">
            {events.map((event) => (
              <Row key={event.id} event={event} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const Row = ({ event }: { event: EventStats }) => {
  const { name, day_number, total, attending, notAttending } = event;
  return (
    <tr
      role="row"
      className="align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-2 min-[360px]:max-md:grid-cols-4 max-md:py-3"
    >
      <th
        role="rowheader"
        scope="row"
        className="py-2.5 text-left font-normal max-md:col-span-full max-md:p-0"
      >
        <span>{name}</span>{' '}
        <span className="text-sm whitespace-nowrap text-muted">{texts.day(day_number)}</span>
        <Bar
          total={total}
          parts={[
            { variant: 'yes', count: attending },
            { variant: 'no', count: notAttending },
          ]}
        />
      </th>
      <Stat label={columns.attending} count={attending} variant="text-leaf-deep" />
      <Stat label={columns.notAttending} count={notAttending} variant="text-accent-deep" />
      <Stat label={columns.pending} count={pendingResponses(event)} variant="text-wheat-deep" />
      <Stat label={columns.total} count={total} variant="text-ink" />
    </tr>
  );
};

const Stat = ({ label, count, variant }: { label: string; count: number; variant: string }) => (
  <td role="cell" className="py-2.5 pl-2 max-md:p-0 max-md:text-left">
    <span className={`font-semibold ${variant}`}>{count}</span>
    <span className="block text-xs text-muted md:hidden" aria-hidden="true">
      {label}
    </span>
  </td>
);
