import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile, type FiledEvent } from './calendar-file.ts';

const brasas: FiledEvent = {
  id: 46,
  name: '🔥 Noche de Brasas',
  description: 'Cordero al palo,\npebre; guitarra.',
  location: 'El fogón, bajo el parrón grande',
  start: new Date('2025-12-19T20:00:00-03:00'),
  end: new Date('2025-12-20T01:00:00-03:00'),
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
const instant = (time: ICAL.Time, zone: ICAL.Timezone) => {
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

  test('carries the rules of the zone, by which its wall times are the right instants', () => {
    const winter = { ...brasas, id: 1, start: new Date('2026-07-04T16:00:00Z'), end: null };
    const { zone, events } = read(write(brasas, winter));
    expect(zone.tzid).toBe('America/Santiago');
    expect(events[0]!.startDate.toString()).toBe('2025-12-19T20:00:00');
    expect(instant(events[0]!.startDate, zone)).toBe(brasas.start.getTime());
    expect(instant(events[0]!.endDate, zone)).toBe(brasas.end!.getTime());
    expect(events[1]!.startDate.toString()).toBe('2026-07-04T12:00:00');
    expect(instant(events[1]!.startDate, zone)).toBe(winter.start.getTime());
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
