/**
 * How long the planner's proposal takes, and how good it is.
 *
 *   npm run bench -- seating [--groups 60] [--tables 25] [--runs 9]
 *
 * Plans with room for nearly everybody, and wishes for every third group. Small plans are compared with
 * the best that trying every table for every group finds. Fails when 60 groups take a second or a small
 * plan is more than 5 % from the best.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import {
  anySeating,
  bestByTryingAll,
  plannedGroup,
  scoreOf,
  seating,
} from '../tests/support/seating-cases.ts';
import { seatingSuggestion } from '../src/domain/seating/proposal.ts';
import { median } from './pages/figures.ts';

const { values: options } = parseArgs({
  options: {
    groups: { type: 'string', default: '60' },
    tables: { type: 'string', default: '25' },
    runs: { type: 'string', default: '9' },
  },
});

const sizes = [2, 4, 1, 3, 6, 2];

const planOf = (groups: number, tables: number) => {
  const all = Array.from({ length: groups }, (_, at) =>
    plannedGroup(at + 1, Array<null>(sizes[at % sizes.length]!).fill(null), at % 2 ? 'Ana' : 'Leo'),
  );
  const people = all.reduce((sum, { members }) => sum + members.length, 0);
  const wishes = all.slice(0, groups / 3).map(({ id }) => ({
    guest_id: id,
    other_id: id + Math.floor(groups / 2),
    kind: id % 2 ? ('together' as const) : ('apart' as const),
  }));
  const capacity = Math.max(6, Math.ceil((people * 0.97) / tables));
  return seating(
    Array<number>(tables).fill(capacity),
    all.map((group) => [group, null] as const),
    wishes,
  );
};

const timeOf = (groups: number, tables: number) => {
  const plan = planOf(groups, tables);
  const times = Array.from({ length: Number(options.runs) }, () => {
    const start = performance.now();
    seatingSuggestion(plan);
    return performance.now() - start;
  });
  return { groups, tables, first: times[0]!, usual: median(times), plan };
};

const rows = [
  timeOf(Number(options.groups), Number(options.tables)),
  timeOf(120, 25),
  timeOf(400, 100),
];
console.table(
  rows.map(({ groups, tables, first, usual, plan }) => ({
    groups,
    tables,
    'first, ms': Math.round(first),
    'median, ms': Math.round(usual),
    invited: plan.parts.flatMap(({ members }) => members).length,
    ...scoreOf(plan, seatingSuggestion(plan).seated),
  })),
);

const small = anySeating({ tables: 3, groups: 6, people: 5, capacity: 9 });
const plans = fc.sample(small, { numRuns: 1000, seed: 1 });
const isWorse = (plan: (typeof plans)[number]) => {
  const [found, best] = [scoreOf(plan, seatingSuggestion(plan).seated), bestByTryingAll(plan)];
  if (found.people !== best.people) return found.people < best.people * 0.95;
  if (found.broken !== best.broken) return found.broken > best.broken * 1.05;
  return found.discomfort > best.discomfort * 1.05;
};
const worse = plans.filter(isWorse).length;
console.log(`${plans.length} small plans, ${worse} more than 5 % from the best`);

if (rows[0]!.first >= 1000 || worse > 0) process.exitCode = 1;
