import ical, { ICalCalendarMethod } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { weddingZone } from '#domain/region.ts';

export type FiledEvent = {
  id: number;
  name: string;
  description: string;
  location: string;
  start: Date;
  end: Date | null;
  /** Grows with each change of the event. */
  version: number;
};

export type CalendarFile = {
  /** The calendar's name in a calendar program. */
  title: string;
  /** The public origin, used in an event's UID and link. */
  siteUrl: string;
  now: Date;
  events: readonly FiledEvent[];
};

/**
 * The text of an .ics file: local times of the wedding's zone, with the zone's rules included. An event keeps
 * its UID, so opening a file twice updates the entry instead of duplicating it.
 */
export const calendarFile = ({ title, siteUrl, now, events }: CalendarFile): string => {
  const calendar = ical({
    // The library does not escape a calendar's name.
    name: oneLine(title).replace(/[\\;,]/g, '\\$&'),
    prodId: { company: 'Convite', product: 'Convite', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    // Only the rules: a zone for the calendar would also be applied to DTSTAMP, which is UTC.
    timezone: { name: null, generator: zoneRules },
  });
  for (const { id, name, description, location, start, end, version } of events) {
    calendar.createEvent({
      id: `evento-${id}@${new URL(siteUrl).hostname}`,
      // A calendar that has the entry takes a change only with a higher number.
      sequence: version - 1,
      stamp: DateTime.fromJSDate(now, { zone: 'utc' }),
      timezone: weddingZone(),
      start: wallTime(start),
      end: end && end > start ? wallTime(end) : null,
      summary: oneLine(name),
      location: oneLine(location),
      description: { plain: printable(description) },
      url: `${siteUrl}/events/${id}`,
    });
  }
  return `${calendar.toString().trimEnd()}\r\n`;
};

const zoneRules = (zone: string): string => {
  const [rules] = [tzlib_get_ical_block(zone)].flat();
  if (!rules) throw new Error(`No calendar rules for ${zone}`);
  // A zone of several names has its rules under one of them; the events' times name ours.
  return inChile(rules).replace(/^TZID:.*$/mu, `TZID:${zone}`);
};

/** Chile changes its clocks on the first Sunday from the 2nd on; the library says the first of the month. */
const inChile = (rules: string): string =>
  rules.includes('X-LIC-LOCATION:America/Santiago')
    ? rules.replace(/BYDAY=1SU/gu, 'BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU')
    : rules;

const wallTime = (timestamp: Date) => DateTime.fromJSDate(timestamp, { zone: weddingZone() });

/** Control characters are not allowed in a calendar file, including those in texts of the couple. */
const printable = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, '');

const oneLine = (text: string) => printable(text.replace(/\s+/g, ' ')).trim();
