import { describe, expect, test } from 'vitest';
import { isGuestPage, routeOf } from './route.ts';

const origin = 'https://boda.example';
const built = new Set(['/', '/accommodations', '/offline']);

const route = (path: string, overrides: Partial<Parameters<typeof routeOf>[0]> = {}) =>
  routeOf(
    { method: 'GET', mode: 'navigate', url: new URL(path, origin), hasRange: false, ...overrides },
    origin,
    built,
  );

const part = { mode: 'no-cors' };

describe('where an answer comes from', () => {
  test.each([
    ['/', 'public-page'],
    ['/?utm_source=whatsapp', 'public-page'],
    ['/accommodations', 'public-page'],
    ['/accommodations/', 'public-page'],
    ['/my-events', 'guest-page'],
    ['/my-events/attendance', 'guest-page'],
    ['/events/45', 'guest-page'],
    ['/events/45/rsvp', 'guest-page'],
    ['/rsvp', 'guest-page'],
    ['/gifts', 'guest-page'],
    ['/i', 'other-page'],
    ['/no-existe', 'other-page'],
    ['/gifts/result?status=success', 'other-page'],
  ])('the page %s: %s', (path, expected) => {
    expect(route(path)).toBe(expected);
  });

  test.each([
    '/admin',
    '/admin/guests',
    '/practice-checkout/abc',
    '/my-events/pase.png',
    '/my-events/manifest.webmanifest',
    '/api/rsvp/guest',
    '/api',
  ])('nothing of %s is kept', (path) => {
    expect(route(path)).toBe('network');
    expect(route(path, part)).toBe('network');
  });

  test('a path that only begins like one of the couple is a page', () => {
    expect(route('/administrar')).toBe('other-page');
  });

  test('what a page is made of', () => {
    expect(route('/_astro/site.abc123.js', part)).toBe('asset');
    expect(route('/gift-pictures/salar.webp', part)).toBe('picture');
    expect(route('/my-events/calendar.ics', part)).toBe('network');
    expect(route('/film/hero.mp4', part)).toBe('network');
    expect(route('/_astro/a.webp', { ...part, hasRange: true })).toBe('network');
    expect(route('https://otro.example/_astro/a.js', part)).toBe('network');
    expect(route('/rsvp', { method: 'POST' })).toBe('network');
  });

  test('no purchase is kept', () => {
    expect(isGuestPage('/gifts/result')).toBe(false);
  });
});
