import { expect, test } from 'vitest';
import { happeningAt } from './happening.ts';

const at = (time: string) => new Date(`2025-12-${time}:00-03:00`);

const events = [
  { name: 'brasas', start: at('19T20:00'), end: at('20T01:00') },
  { name: 'carpas', start: at('19T16:00'), end: at('21T13:00') },
  { name: 'fiesta', start: at('20T18:00'), end: null },
  { name: 'solteros', start: at('20T18:00'), end: at('20T19:00') },
];

const namesAt = (time: string) => {
  const { now, next } = happeningAt(at(time), events);
  return [now.map(({ name }) => name), next.map(({ name }) => name)];
};

test.each([
  ['19T15:59', [], ['carpas']],
  ['19T16:00', ['carpas'], ['brasas']],
  ['19T20:00', ['brasas', 'carpas'], ['fiesta', 'solteros']],
  ['20T01:00', ['carpas'], ['fiesta', 'solteros']],
  ['20T19:00', ['carpas', 'fiesta'], []],
  ['21T00:00', ['carpas'], []],
  ['21T13:00', [], []],
])('on %s: %j, then %j', (time, now, next) => {
  expect(namesAt(time)).toEqual([now, next]);
});
