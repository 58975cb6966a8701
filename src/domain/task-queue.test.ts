import { expect, test } from 'vitest';
import { taskQueue } from './task-queue.ts';

test('work is performed one after the other, and a failure stops nothing', async () => {
  const steps: string[] = [];
  const queue = taskQueue();
  const work = (name: string, fails = false) =>
    queue.add(async () => {
      steps.push(`${name} starts`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = Promise.allSettled([work('a'), work('b', true), work('c')]);
  await queue.idle();
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
