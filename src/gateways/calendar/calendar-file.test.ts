import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';
import { inRegion, testedZones } from '#tests/support/region.ts';
import { calendarFile, type FiledEvent } from './calendar-file.ts';

const brasas: FiledEvent = {
  id: 46,
  name: '🔥 Noche de Brasas',
  description: 'Cordero al palo,\npebre; guitarra.',
  location: 'El fogón, bajo el parrón grande',
  start: new Date('2025-12-19T20:00:00-03:00'),
  end: new Date('2025-12-20T01:00:00-03:00'),
  version: 1,
};

const write = (...events: FiledEvent[]) =>
  calendarFile({
    title: 'Violeta & Lautaro; por fin, juntos',
    siteUrl: 'https://boda.example',
    now: new Date('2025-11-01T12:00:00Z'),
    events,
  });

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const events = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  return { calendar, zone, events };
};

/** The instant that a calendar program computes from the rules in the file alone. */
const timestamp = (time: ICAL.Time, zone: ICAL.Timezone) => {
  const local = time.clone();
  local.zone = zone;
  return local.toUnixTime() * 1000;
};

describe('the calendar file', () => {
  test('says what the event says', () => {
    const [event] = read(write(brasas)).events;
    expect(event).toMatchObject({
      uid: 'evento-46@boda.example',
      summary: brasas.name,
      location: brasas.location,
      description: brasas.description,
    });
  });

  test.each(testedZones)(
    'carries the rules of %s, by which its wall times are the right instants',
    (timeZone) => {
      inRegion({ timeZone });
      const december = { ...brasas, start: parseWeddingTime('2025-12-19T20:00')! };
      const july = { ...brasas, id: 1, start: parseWeddingTime('2026-07-04T12:00')!, end: null };
      const { zone, events } = read(write(december, july));
      expect(zone.tzid).toBe(timeZone);
      expect(events[0]!.startDate.toString()).toBe('2025-12-19T20:00:00');
      expect(timestamp(events[0]!.startDate, zone)).toBe(december.start.getTime());
      expect(timestamp(events[0]!.endDate, zone)).toBe(brasas.end!.getTime());
      expect(events[1]!.startDate.toString()).toBe('2026-07-04T12:00:00');
      expect(timestamp(events[1]!.startDate, zone)).toBe(july.start.getTime());
    },
  );

  test('has rules for every zone that a wedding may have, by the name that its events use', () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'Africa/Accra'];
    for (const timeZone of zones.filter((name) => name !== 'UTC')) {
      inRegion({ timeZone });
      const { zone, events } = read(write(brasas));
      const start = events[0]!.component.getFirstProperty('dtstart')!;
      expect([zone.tzid, start.getParameter('tzid')]).toEqual([timeZone, timeZone]);
    }
  });

  test('changes the clocks of Chile on the first Sunday from the 2nd on, also where the 1st is one', () => {
    const begins = ['2029-04-01T12:00', '2029-04-08T12:00', '2030-09-01T12:00', '2030-09-08T12:00'];
    for (const begin of begins) {
      const event = { ...brasas, start: parseWeddingTime(begin)!, end: null };
      const { zone, events } = read(write(event));
      expect(timestamp(events[0]!.startDate, zone), begin).toBe(event.start.getTime());
    }
  });

  test('counts the changes of an event, so that a calendar takes them', () => {
    expect(write(brasas)).toContain('SEQUENCE:0\r\n');
    expect(write({ ...brasas, version: 4 })).toContain('SEQUENCE:3\r\n');
  });

  test('is stamped in UTC', () => {
    expect(write(brasas)).toContain('DTSTAMP:20251101T120000Z\r\n');
  });

  test('breaks and folds its lines as calendars expect', () => {
    const text = write({ ...brasas, description: '🌅 ñandú '.repeat(400) });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('a hostile name stays a name', () => {
    const name =
      'Cena\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTENDEE:mailto:x@y.example \\n; "a", \u0007b';
    const { events } = read(write({ ...brasas, name }));
    expect(events).toHaveLength(1);
    expect(events[0]!.component.getFirstProperty('attendee')).toBeNull();
    expect(events[0]!.summary).toBe(
      'Cena END:VEVENT BEGIN:VEVENT ATTENDEE:mailto:x@y.example \\n; "a", b',
    );
  });

  test('an end before the start is left out', () => {
    expect(write({ ...brasas, end: new Date(0) })).not.toContain('DTEND');
  });
});
