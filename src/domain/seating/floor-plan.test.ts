import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chairs,
  floorPlan,
  gridStep,
  closestPosition,
  shapeOf,
  offsetsTo,
  type FloorTable,
  gridOffsets,
  gridPositions,
} from './floor-plan.ts';
import { tableTypes } from './seating.ts';

const table = (id: number, more: Partial<FloorTable> = {}): FloorTable => ({
  id,
  type: 'mesa',
  capacity: 8,
  position_x: 0,
  position_y: 0,
  ...more,
});

/** Tables in any stored state, some with a position. */
const anyTables = fc
  .array(
    fc.record({
      type: fc.constantFrom(...tableTypes),
      capacity: fc.integer({ min: 1, max: 40 }),
      position: fc.option(fc.record({ x: fc.nat(4000), y: fc.nat(4000) })),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ type, capacity, position }, at) =>
      table(at + 1, { type, capacity, position_x: position?.x ?? 0, position_y: position?.y ?? 0 }),
    ),
  );

/** The area of a table and its chairs. */
const cover = (one: FloorTable, { x, y }: { x: number; y: number }) => {
  const { kind, width, height } = shapeOf(one);
  const around = kind === 'tent' ? 0 : chairs;
  return {
    left: x - width / 2 - around,
    right: x + width / 2 + around,
    top: y - height / 2 - around,
    bottom: y + height / 2 + around,
  };
};

describe('a table', () => {
  test('is round and as large as its people need; a long one seats more, a tent has its metres', () => {
    expect(shapeOf(table(1, { capacity: 10 }))).toEqual({ kind: 'round', width: 191, height: 191 });
    expect(shapeOf(table(1, { capacity: 1 })).width).toBe(80);
    expect(shapeOf(table(1, { capacity: 20 }))).toEqual({ kind: 'long', width: 600, height: 100 });
    expect(shapeOf(table(1, { type: 'carpa 5m' }))).toEqual({
      kind: 'tent',
      width: 500,
      height: 500,
    });
  });

  test('is put where lines cross, and never through a wall', () => {
    const room = { width: 1000, height: 800 };
    const round = table(1, { capacity: 10 });
    expect(closestPosition(round, { x: 511, y: 390 }, room)).toEqual({ x: 500, y: 400 });
    expect(closestPosition(round, { x: -80, y: 5000 }, room)).toEqual({ x: 150, y: 650 });
  });
});

describe('the room', () => {
  test('holds every table, those that were put somewhere where they were put', () => {
    fc.assert(
      fc.property(anyTables, (tables) => {
        const { positions, room } = floorPlan(tables);
        expect(positions.size).toBe(tables.length);
        for (const one of tables) {
          const position = positions.get(one.id)!;
          const { position_x: x, position_y: y } = one;
          if (x !== 0 || y !== 0) expect(position).toEqual({ x, y });
          const { right, bottom } = cover(one, position);
          expect(right).toBeLessThanOrEqual(room.width);
          expect(bottom).toBeLessThanOrEqual(room.height);
        }
      }),
    );
  });

  test('gives those that were put nowhere a free place on the grid', () => {
    fc.assert(
      fc.property(anyTables, (tables) => {
        const { positions } = floorPlan(tables);
        for (const one of tables.filter(({ position_x: x, position_y: y }) => x === 0 && y === 0)) {
          const position = positions.get(one.id)!;
          expect([position.x % gridStep, position.y % gridStep]).toEqual([0, 0]);
          const mine = cover(one, position);
          for (const other of tables.filter(({ id }) => id !== one.id)) {
            const theirs = cover(other, positions.get(other.id)!);
            const apart =
              mine.right <= theirs.left ||
              theirs.right <= mine.left ||
              mine.bottom <= theirs.top ||
              theirs.bottom <= mine.top;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  test('leaves the others alone when one is moved to a free place', () => {
    const tables = [1, 2, 3, 4].map((id) => table(id));
    const before = floorPlan(tables).positions;
    const moved = [table(1, { position_x: 3000, position_y: 3000 }), ...tables.slice(1)];
    const after = floorPlan(moved).positions;
    for (const id of [2, 3, 4]) expect(after.get(id)).toEqual(before.get(id));
  });
});

const expectOthersToStay = (tables: FloorTable[], id: number, to: { x: number; y: number }) => {
  const offsets = offsetsTo(tables, id, to);
  const after = tables.map((one) => {
    const shift = offsets.find(({ table_id }) => table_id === one.id);
    return shift ? { ...one, position_x: shift.to!.x, position_y: shift.to!.y } : one;
  });
  expect(floorPlan(after).positions).toEqual(new Map(floorPlan(tables).positions).set(id, to));
};

test('when a table is moved, the others stay where they are seen', () => {
  fc.assert(
    fc.property(anyTables, fc.nat(), fc.nat(200), fc.nat(200), (tables, pick, x, y) => {
      fc.pre(tables.length > 0);
      const { id } = tables[pick % tables.length]!;
      expectOthersToStay(tables, id, { x: 100 + x * gridStep, y: 100 + y * gridStep });
    }),
  );
});

test('a table that is kept in its place pushes no other one out of its own', () => {
  const tables = [
    table(1, { capacity: 1 }),
    table(2, { capacity: 1 }),
    table(3, { type: 'carpa 5m', capacity: 1 }),
    table(4, { type: 'carpa 5m', capacity: 1, position_x: 1291, position_y: 16 }),
    table(5, { capacity: 15, position_y: 1981 }),
    table(6, { capacity: 29 }),
    table(7, { type: 'carpa 6m', capacity: 1 }),
  ];
  expectOthersToStay(tables, 2, { x: 100 + 5 * gridStep, y: 100 + 24 * gridStep });
});

test('put in order, every table stands in its row; what already does is not moved', () => {
  fc.assert(
    fc.property(anyTables, (tables) => {
      const offsets = gridOffsets(tables);
      const tidy = tables.map((one) => {
        const to = offsets.find(({ table_id }) => table_id === one.id)?.to;
        return to ? { ...one, position_x: to.x, position_y: to.y } : one;
      });
      expect(floorPlan(tidy).positions).toEqual(gridPositions(tables));
      expect(gridOffsets(tidy)).toEqual([]);
    }),
  );
});
