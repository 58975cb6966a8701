import { expect, test } from 'vitest';
import { saveEvent, type EventView } from '#contract/events.ts';
import { bodyOf, fieldsOf, inOrder } from './event-fields.ts';

const dinner: EventView = {
  id: 7,
  name: 'Cena',
  description: 'Una mesa larga',
  location: 'El granero',
  date: '2025-12-19T20:00:00-03:00',
  end_date: null,
  image_url: null,
  day_number: 1,
  dresscode: null,
  rsvp_deadline: null,
};

const sent = (event: EventView, change: Partial<ReturnType<typeof fieldsOf>> = {}) =>
  bodyOf(saveEvent.parse({ ...fieldsOf(event), ...change }), event);

test('a new event is on day 1 and otherwise blank', () => {
  expect(fieldsOf(null)).toEqual({
    name: '',
    description: '',
    location: '',
    date: '',
    end_date: '',
    image_url: '',
    day_number: '1',
    dresscode: '',
    rsvp_deadline: '',
  });
});

test('times are shown on the wedding’s clock', () => {
  const summer = fieldsOf({ ...dinner, end_date: '2025-12-20T04:30:00Z' });
  expect([summer.date, summer.end_date]).toEqual(['2025-12-19T20:00', '2025-12-20T01:30']);
  expect(fieldsOf({ ...dinner, date: '2025-07-01T00:00:00-04:00' }).date).toBe('2025-07-01T00:00');
});

test('an empty end is left out', () => {
  expect(sent(dinner)).not.toHaveProperty('end_date');
  expect(
    sent({ ...dinner, end_date: '2025-12-20T01:00:00-03:00' }, { end_date: '' }),
  ).not.toHaveProperty('end_date');
});

test('a changed time goes as it was typed', () => {
  expect(sent(dinner, { date: '2025-12-19T21:00', end_date: '2025-12-20T01:00' })).toMatchObject({
    date: '2025-12-19T21:00',
    end_date: '2025-12-20T01:00',
  });
});

test.each(['2025-04-05T23:30:00-03:00', '2025-04-05T23:30:00-04:00'])(
  'a time that nobody touched stays the same instant: %s, in the hour that goes twice',
  (date) => {
    const event = { ...dinner, date, end_date: date };
    expect(fieldsOf(event).date).toBe('2025-04-05T23:30');
    expect(sent(event, { name: 'Otra cena' })).toMatchObject({ date, end_date: date });
  },
);

test('events stand in the order in which they happen', () => {
  const lunch = { ...dinner, id: 9, date: '2025-12-19T13:00:00-03:00' };
  expect(inOrder([dinner, { ...dinner, id: 3 }, lunch]).map(({ id }) => id)).toEqual([9, 3, 7]);
});
