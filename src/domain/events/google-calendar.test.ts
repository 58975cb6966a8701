import { expect, test } from 'vitest';
import { inRegion, testedZones } from '#tests/support/region.ts';
import { googleCalendarLink } from './google-calendar.ts';

const entry = {
  name: '🔥 Noche & Brasas #1',
  description: 'Cordero\ny guitarra',
  location: 'El fogón, bajo el parrón',
  start: new Date('2025-12-19T20:00:00-03:00'),
  end: new Date('2025-12-20T01:00:00-03:00'),
};

test.each(testedZones)('the link fills in the entry, in UTC and with the zone %s', (timeZone) => {
  inRegion({ timeZone });
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(entry));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: '🔥 Noche & Brasas #1',
    dates: '20251219T230000Z/20251220T040000Z',
    ctz: timeZone,
    location: 'El fogón, bajo el parrón',
    details: 'Cordero\ny guitarra',
  });
});

test('without an end it ends as it starts', () => {
  const link = googleCalendarLink({ ...entry, end: null });
  expect(new URL(link).searchParams.get('dates')).toBe('20251219T230000Z/20251219T230000Z');
});

test('a long text does not make an address that breaks on its way', () => {
  const link = googleCalendarLink({ ...entry, description: '🌅'.repeat(5000) });
  expect(new URL(link).searchParams.get('details')).toBe('🌅'.repeat(500));
});
