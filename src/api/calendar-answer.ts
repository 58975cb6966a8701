import type { EventView } from '#contract/events.ts';
import { listEvents } from '#db/models/events/events.ts';
import { calendarFile } from '#gateways/calendar/calendar-file.ts';
import type { Deps } from './deps.ts';

/** Inline, not an attachment: a phone then offers to add the events instead of storing a download. */
export const answerCalendar = (
  { config, clock, content, db }: Pick<Deps, 'config' | 'clock' | 'content' | 'db'>,
  events: readonly EventView[],
  fileName: string,
): Response => {
  const versions = new Map(listEvents(db).map(({ id, version }) => [id, version]));
  const text = calendarFile({
    title: content().wedding.site.title,
    siteUrl: config.siteUrl,
    now: clock(),
    events: events.map(({ date, end_date, ...event }) => ({
      ...event,
      start: new Date(date),
      end: end_date === null ? null : new Date(end_date),
      version: versions.get(event.id) ?? 1,
    })),
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
};

/** The same answer for a missing event and for one without invitation. */
export const noCalendar = (message: string): Response =>
  new Response(message, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
