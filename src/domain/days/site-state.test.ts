import { expect, test } from 'vitest';
import { phaseSettings } from './phase.ts';
import { siteState } from './site-state.ts';

const days = { from: new Date('2026-12-18T12:00Z'), until: new Date('2026-12-20T12:00Z') };
const [thursday, saturday, monday] = [17, 19, 21].map(
  (day) => new Date(`2026-12-${day}T12:00Z`),
) as [Date, Date, Date];

const known = {
  setting: 'auto',
  days,
  deadlines: [null],
  isDemo: false,
  ago: null,
  offset: 0,
} as const;

test('the site follows the clock', () => {
  const ago = 'hace 2 días';
  expect([thursday, saturday, monday].map((now) => siteState({ ...known, now, ago }))).toEqual([
    { phase: 'before', asksResponses: true, ago: null, offset: 0 },
    { phase: 'days', asksResponses: true, ago: null, offset: 0 },
    { phase: 'after', asksResponses: false, ago, offset: 0 },
  ]);
});

test('during the days guests are asked only while an event takes responses', () => {
  const closed = { ...known, now: saturday, deadlines: [thursday, thursday] };
  expect(siteState(closed).asksResponses).toBe(false);
  expect(siteState({ ...closed, deadlines: [thursday, monday] }).asksResponses).toBe(true);
  expect(siteState({ ...closed, now: thursday }).asksResponses).toBe(true);
});

test('the choice of the couple comes before the clock', () => {
  const [, ...chosen] = phaseSettings;
  const shown = chosen.map((setting) => siteState({ ...known, setting, now: monday }).phase);
  expect(shown).toEqual(chosen);
});

test('the demo is over only when the couple says so', () => {
  const demo = { ...known, now: monday, isDemo: true };
  expect(siteState(demo)).toMatchObject({ phase: 'before', asksResponses: true });
  expect(siteState({ ...demo, setting: 'after' }).phase).toBe('after');
  expect(siteState({ ...demo, now: saturday }).phase).toBe('days');
  expect(siteState({ ...demo, offset: 1000 }).phase).toBe('after');
});
