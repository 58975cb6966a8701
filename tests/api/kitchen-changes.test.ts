import { expect, test } from 'vitest';
import type {
  KitchenChangesView,
  KitchenPersonView,
  KitchenView,
  SentSheetView,
} from '#contract/kitchen/kitchen-sheets.ts';
import type { EventGroupView } from '#contract/rsvps.ts';
import { anyChange } from '#tests/support/kitchen/any-change.ts';
import {
  handEditedWedding,
  noDiet,
  type HandEditedWedding,
} from '#tests/support/kitchen/hand-edited-wedding.ts';

const changesMade = 50;
const seeds = [1, 7, 2025];

const vegan = { ...noDiet, type: 'Vegan' };

/** One of some things, the same for a seed. */
const seeded = (seed: number) => {
  let state = seed;
  return <T>(things: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return things[Math.floor((state / 2 ** 32) * things.length)]!;
  };
};

type Line = readonly [string, string, string | null, string | null, string | null];

const lineOf = (person: KitchenPersonView): Line => [
  ...([person.name, person.dietary_restriction_type, person.dietary_restriction_spec] as const),
  ...([person.dietary_severity, person.table] as const),
];

/** The difference by hand: every line that stands on one of the two papers only. */
const difference = (sent: ReadonlyMap<number, Line>, now: ReadonlyMap<number, Line>) => {
  const marks: Record<string, unknown> = {};
  for (const id of new Set([...sent.keys(), ...now.keys()])) {
    const [before, after] = [sent.get(id), now.get(id)];
    if (before === undefined) marks[id] = ['added', after];
    else if (after === undefined) marks[id] = ['removed', before];
    else if (JSON.stringify(before) !== JSON.stringify(after)) marks[id] = [before, after];
  }
  return marks;
};

/** What the API marks, in the same form. */
const changedOf = ({ added, removed, changed }: KitchenChangesView) =>
  Object.fromEntries<unknown>([
    ...added.map((one) => [one.memberId, ['added', lineOf(one)]] as const),
    ...removed.map((one) => [one.memberId, ['removed', lineOf(one)]] as const),
    ...changed.map((one) => [one.memberId, [lineOf(one.before), lineOf(one)]] as const),
  ]);

const read = async ({ couple, event }: HandEditedWedding, sheet: SentSheetView) => {
  const calls = '/api/admin/kitchen-sheets';
  return {
    changes: (await couple.get(`${calls}/${sheet.id}/changes`)).json as KitchenChangesView,
    view: (await couple.get(`${calls}/event/${event.id}`)).json as KitchenView,
    groups: (await couple.get(`/api/admin/rsvps/event/${event.id}`)).json as EventGroupView[],
  };
};

const countsOf = (types: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(types, (type) => type.toLowerCase())].map(([type, some]) => [
      type,
      some.length,
    ]),
  );

const asCounts = (diets: Record<string, number>) =>
  countsOf(Object.entries(diets).flatMap(([type, count]) => Array<string>(count).fill(type)));

const afterChanges = async (seed: number) => {
  const wedding = await handEditedWedding();
  const pick = seeded(seed);
  for (const group of wedding.groups) {
    const guest = pick(group.people);
    await wedding.changes.answer(guest, true);
    await wedding.changes.seat(group, pick([null, ...wedding.tables.keys()]));
    await wedding.changes.eat(group, guest, pick([noDiet, vegan, vegan]));
  }
  const sent = wedding.eaters();
  const sheet = (
    await wedding.couple.post('/api/admin/kitchen-sheets', { event_id: wedding.event.id })
  ).json as SentSheetView;
  const kinds: string[] = [];
  for (let turn = 0; turn < changesMade; turn += 1)
    kinds.push(await anyChange(wedding, pick, turn));
  return { wedding, sent, sheet, kinds };
};

test.each(seeds)(
  'after 50 random changes the counts are those counted by hand, and the marks the true difference (seed %i)',
  async (seed) => {
    const { wedding, sent, sheet, kinds } = await afterChanges(seed);
    const now = wedding.eaters();
    const { changes, view, groups } = await read(wedding, sheet);

    expect(sheet.people).toBe(sent.size);
    expect(new Set(kinds).size).toBeGreaterThan(6);
    // Against paper and pencil, and against what the answers' own call says.
    const { total, rows, grave: severe } = view.kitchen;
    const byHand = [...now.values()];
    const attending = groups.flatMap(({ members }) =>
      members.filter(({ isAttending }) => isAttending === true),
    );
    expect(asCounts(total.diets)).toEqual(countsOf(byHand.map(([, type]) => type)));
    expect(asCounts(total.diets)).toEqual(
      countsOf(attending.map(({ dietaryRestriction }) => dietaryRestriction)),
    );
    expect(total.confirmed).toBe(now.size);
    expect(total.pending).toBe(
      groups.flatMap(({ members }) => members).filter(({ isAttending }) => isAttending === null)
        .length,
    );
    for (const row of rows) {
      const here = byHand.filter((line) => line[4] === (row.table?.name ?? null));
      expect([row.table?.name, asCounts(row.diets)]).toEqual([
        row.table?.name,
        countsOf(here.map(([, type]) => type)),
      ]);
    }
    expect(
      severe
        .filter(({ isPending }) => !isPending)
        .map(({ name, table }) => [name, table?.name ?? null]),
    ).toEqual(
      expect.toSatisfy((named: unknown[]) => {
        const known = byHand
          .filter((line) => line[3] === 'allergy')
          .map((line) => [line[0], line[4]]);
        return JSON.stringify(named.toSorted()) === JSON.stringify(known.toSorted());
      }),
    );

    const truth = difference(sent, now);
    expect(Object.keys(truth).length).toBeGreaterThan(5);
    expect(changedOf(changes)).toEqual(truth);
    expect(changedOf(view.since!.changes)).toEqual(truth);
  },
  20_000,
);

/** Kitchens that would be told too little. */
const careless: Record<string, (line: Line) => Line> = {
  tables: ([name, type, spec, severity]) => [name, type, spec, severity, null],
  severities: ([name, type, spec, , table]) => [name, type, spec, null, table],
  names: ([, type, spec, severity, table]) => ['', type, spec, severity, table],
};

test('a difference that ignores tables, severities or names is found out by the same changes', async () => {
  const found = new Set<string>();
  for (const seed of seeds) {
    const { wedding, sent } = await afterChanges(seed);
    const now = wedding.eaters();
    const marked = Object.keys(difference(sent, now));
    for (const [what, clear] of Object.entries(careless)) {
      const papers = [sent, now].map((lines) => mapped(lines, clear)) as [typeof sent, typeof now];
      const seen = Object.keys(difference(...papers));
      if (seen.length < marked.length) found.add(what);
    }
  }
  expect([...found].toSorted()).toEqual(Object.keys(careless).toSorted());
}, 60_000);

const mapped = (lines: ReadonlyMap<number, Line>, change: (line: Line) => Line) =>
  new Map([...lines].map(([id, line]) => [id, change(line)]));
