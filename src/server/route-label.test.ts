import { expect, test } from 'vitest';
import { routeLabels } from './route-label.ts';

test('ids, codes and file names are not part of a label', () => {
  const label = routeLabels();
  expect(label('/', 200)).toBe('/');
  expect(label('/events/45?from=rsvp', 200)).toBe('/events/:id');
  expect(label('/api/purchases/aB3xYz9', 200)).toBe('/api/purchases/:id');
  expect(label('/api/admin/table-groups/7/groups', 201)).toBe('/api/admin/table-groups/:id/groups');
  expect(label('/_astro/Hero.Ab1.js', 200)).toBe('/_astro/:id');
  expect(label('/Familia%20Pe%C3%B1aloza', 404)).toBe('other');
});

test('a failure has the label of its route once that route has answered', () => {
  const label = routeLabels();
  expect(label('/api/rsvp/login', 401)).toBe('other');
  label('/api/rsvp/login', 200);
  expect(label('/api/rsvp/login', 401)).toBe('/api/rsvp/login');
});

test('strangers cannot make up routes without end', () => {
  const label = routeLabels();
  const characters = (n: number) =>
    n.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
  const names = Array.from({ length: 5000 }, (_, n) => label(`/${characters(n)}`, 404));
  expect(new Set(names)).toEqual(new Set(['other']));
  const served = Array.from({ length: 5000 }, (_, n) => label(`/${characters(n)}`, 200));
  expect(new Set(served).size).toBeLessThanOrEqual(201);
});
