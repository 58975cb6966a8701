import { describe, expect, test } from 'vitest';
import { demoSite } from '../api.ts';
import { subjectsOf } from '../calls/subjects.ts';
import { anomaliesIn, invariantViolations } from './anomalies.ts';

const site = () => {
  const demo = demoSite();
  subjectsOf(demo);
  return demo;
};

test('nothing is wrong with the demo', () => {
  expect(anomaliesIn(site().raw)).toEqual([]);
});

describe('is told of', () => {
  test.each(Object.entries(invariantViolations))('%s', (name, { planted }) => {
    const { raw } = site();
    raw.exec(planted);
    expect(anomaliesIn(raw)).toContain(name);
  });

  test('a group compared by another name', () => {
    const { raw } = site();
    raw.exec(`update guests set name_key = 'otra' where id = 5`);
    expect(anomaliesIn(raw)).toEqual([expect.stringContaining('compared by another name')]);
  });

  test('what a constraint forbids, had it been off', () => {
    const { raw } = site();
    raw.pragma('foreign_keys = OFF');
    raw.pragma('ignore_check_constraints = ON');
    raw.exec(`delete from guests where id = 5; update gifts set price = 0 where id = 1`);
    raw.pragma('ignore_check_constraints = OFF');
    const found = anomaliesIn(raw).join('\n');
    expect(found).toContain('an orphan');
    expect(found).toContain('CHECK constraint failed in gifts');
  });

  test.each(['dos \u0000 nulos', ' al borde', 'Jose\u0301', 'x'.repeat(201)])('%j', (text) => {
    const { raw } = site();
    raw.prepare('update guest_members set name = ? where guest_id = 5').run(text);
    expect(anomaliesIn(raw).join('\n')).toContain('guest_members.name');
  });
});
