import { expect, test } from 'vitest';
import { demoWedding } from '#tests/support/wedding.ts';
import { firstPlanView, planView } from './seating.ts';

const glamping = 45;

/** How many groups have a seat and how many have none. */
const countsOf = ({ groups }: { groups: readonly { place: unknown }[] }) => {
  const unseated = groups.filter(({ place }) => place === null).length;
  return { seated: groups.length - unseated, unseated };
};

test('of a large wedding every seat comes first, and so many groups without one, by name', () => {
  const { db } = demoWedding();
  const all = planView(db, glamping);
  const { seated, unseated } = countsOf(all);
  expect([seated > 1, unseated > 1]).toEqual([true, true]);
  const { plan, isComplete } = firstPlanView(db, glamping, 1);
  expect([countsOf(plan), isComplete]).toEqual([{ seated, unseated: 1 }, false]);
  const known = new Set(plan.groups.map(({ id }) => id));
  expect(plan).toEqual({ ...all, groups: all.groups.filter(({ id }) => known.has(id)) });
  const waiting = all.groups.filter(({ place }) => place === null);
  expect(waiting.map(({ id }) => known.has(id))).toEqual(waiting.map((_, at) => at === 0));
});

test('where all have room the first plan is the whole one', () => {
  const { db } = demoWedding();
  const plan = planView(db, glamping);
  const { unseated } = countsOf(plan);
  expect(firstPlanView(db, glamping, unseated)).toEqual({ plan, isComplete: true });
});
