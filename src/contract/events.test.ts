import { describe, expect, test } from 'vitest';
import { saveEvent } from './events.ts';
import { messages } from '#tests/support/messages.ts';

const dinner = {
  name: 'Cena',
  description: 'Bajo el parrón',
  location: 'Linares',
  date: '2025-12-20T18:00',
};

test.each([{}, { name: ' ', description: '', location: '', date: '' }])(
  'an event of %o names what is missing',
  (body) => {
    expect(messages(saveEvent, body)).toEqual([
      'name: Name is required',
      'description: Description is required',
      'location: Location is required',
      'date: Date is required',
    ]);
  },
);

test.each([0, -1, 1.5, 'primero', '', null, {}, Infinity])(
  'the day number %o is refused',
  (day_number) => {
    expect(messages(saveEvent, { ...dinner, day_number })).toEqual([
      'day_number: Day number is required',
    ]);
  },
);

test('the rest may be left out: day one, no end, no picture, no dress code', () => {
  expect(saveEvent.parse(dinner)).toEqual({
    ...dinner,
    day_number: 1,
    end_date: undefined,
    image_url: null,
    dresscode: null,
  });
});

test('a day number may come as a form gives it', () => {
  expect(saveEvent.parse({ ...dinner, day_number: '3' }).day_number).toBe(3);
});

test('empty optional texts are as good as absent', () => {
  expect(saveEvent.parse({ ...dinner, image_url: '', dresscode: ' ' })).toMatchObject({
    image_url: null,
    dresscode: null,
  });
});

describe('a picture', () => {
  test.each(['https://fotos.example/a.jpg', '/images/cena.avif', '/api/placeholder/400/300'])(
    'may be at %s',
    (image_url) => {
      expect(saveEvent.parse({ ...dinner, image_url }).image_url).toBe(image_url);
    },
  );

  test.each([
    'http://fotos.example/a.jpg',
    '//fotos.example/a.jpg',
    '/\\fotos.example',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg>',
    'fotos/a.jpg',
    'https://',
    'https://a b',
  ])('may not be at %s', (image_url) => {
    expect(messages(saveEvent, { ...dinner, image_url })).toEqual([
      'image_url: La imagen debe ser una dirección https o una ruta de este sitio',
    ]);
  });
});
