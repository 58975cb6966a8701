import type { TableType } from './seating.ts';

/** The middle of a table, in centimetres from the corner of the room. */
export type Position = { x: number; y: number };

export type Size = { width: number; height: number };

/** A stored table; one without a position has 0, 0. */
export type FloorTable = {
  id: number;
  type: TableType;
  capacity: number;
  position_x: number;
  position_y: number;
};

/** `from`, `to`: null where the layout chooses the position. */
export type Shift = { table_id: number; from: Position | null; to: Position | null };

export type Shape = Size & { kind: 'round' | 'long' | 'tent' };

/** Tables snap to a grid of this many centimetres. */
export const gridStep = 25;

/** Table edge per person, in centimetres. */
const seat = 60;
/** How far chairs reach beyond the edge. */
export const chairs = 45;
const aisle = 75;
const margin = 60;
const mostAround = 14;
const longest = 1200;
/** With few tables the room is still large enough to move them. */
const minSize: Size = { width: 1100, height: 700 };

const tents = { 'carpa 4m': 400, 'carpa 5m': 500, 'carpa 6m': 600 } as const;

/**
 * A round table up to the number of people who can talk across it, a long one above; a tent has fixed metres.
 */
export const shapeOf = ({ type, capacity }: Pick<FloorTable, 'type' | 'capacity'>): Shape => {
  if (type !== 'mesa') return { kind: 'tent', width: tents[type], height: tents[type] };
  if (capacity > mostAround) {
    const width = Math.min(longest, Math.ceil(capacity / 2) * seat);
    return { kind: 'long', width, height: 100 };
  }
  const around = Math.max(80, Math.round((capacity * seat) / Math.PI));
  return { kind: 'round', width: around, height: around };
};

/** Half the width and height that a table takes with its chairs. */
export const sizeOf = (table: Pick<FloorTable, 'type' | 'capacity'>): Size => {
  const { kind, width, height } = shapeOf(table);
  const around = kind === 'tent' ? 0 : chairs;
  return { width: width / 2 + around, height: height / 2 + around };
};

export const positionOf = ({ position_x: x, position_y: y }: FloorTable): Position | null =>
  x === 0 && y === 0 ? null : { x, y };

/** The nearest grid point at which the table is completely inside the room. */
export const closestPosition = (table: FloorTable, { x, y }: Position, room: Size): Position => {
  const size = sizeOf(table);
  return { x: within(x, size.width, room.width), y: within(y, size.height, room.height) };
};

const within = (at: number, radius: number, end: number): number => {
  const [least, most] = [
    Math.ceil(radius / gridStep) * gridStep,
    Math.floor((end - radius) / gridStep) * gridStep,
  ];
  return Math.max(least, Math.min(most, Math.round(at / gridStep) * gridStep));
};

type Grid = Size & { columns: number };

/** Equal cells; the whole grid is a little wider than high. */
const gridOf = (tables: readonly FloorTable[]): Grid => {
  const reaches = tables.map(sizeOf);
  const side = (half: number) => Math.ceil((2 * half + aisle) / gridStep) * gridStep;
  const width = side(Math.max(100, ...reaches.map((radius) => radius.width)));
  const height = side(Math.max(100, ...reaches.map((radius) => radius.height)));
  const columns = Math.round(Math.sqrt((tables.length * 1.4 * height) / width));
  return { width, height, columns: Math.max(1, columns) };
};

const cellAt = ({ width, height, columns }: Grid, number: number): Position => ({
  x: onGrid(((number % columns) + 0.5) * width),
  y: onGrid((Math.floor(number / columns) + 0.5) * height),
});

const onGrid = (at: number) => Math.round(at / gridStep) * gridStep;

/** Row by row, in the order of the list. */
export const gridPositions = (tables: readonly FloorTable[]): Map<number, Position> => {
  const grid = gridOf(tables);
  return new Map(tables.map(({ id }, number) => [id, cellAt(grid, number)]));
};

/** The shifts that put every table at its tidy position. */
export const gridOffsets = (tables: readonly FloorTable[]): Shift[] => {
  const positions = gridPositions(tables);
  return tables.flatMap((table) => {
    const [from, to] = [positionOf(table), positions.get(table.id)!];
    return from && isSamePosition(from, to) ? [] : [{ table_id: table.id, from, to }];
  });
};

export const isSamePosition = (one: Position, other: Position): boolean =>
  one.x === other.x && one.y === other.y;

export type FloorPlan = { positions: ReadonlyMap<number, Position>; room: Size };

/**
 * The position of every table. A table without a stored position gets the cell of its index in the list, so
 * that it stays there while others are moved; if another table occupies that cell, it gets the next free cell
 * after all of them.
 */
export const floorPlan = (tables: readonly FloorTable[]): FloorPlan => {
  const grid = gridOf(tables);
  const positions = new Map<number, Position>();
  const floorTables: FloorPosition[] = [];
  const put = (table: FloorTable, position: Position) => {
    positions.set(table.id, position);
    floorTables.push({ position, radius: sizeOf(table) });
  };
  for (const table of tables) {
    const position = positionOf(table);
    if (position) put(table, position);
  }
  const assigned = [...floorTables];
  let next = tables.length;
  for (const [number, table] of tables.entries()) {
    if (positions.has(table.id)) continue;
    const radius = sizeOf(table);
    const isFree = (cell: number) =>
      !assigned.some((other) => overlap(other, { position: cellAt(grid, cell), radius }));
    let cell = number;
    while (!isFree(cell)) cell = next++;
    put(table, cellAt(grid, cell));
  }
  return { positions, room: roomAround(floorTables, grid, tables.length) };
};

/** Moves a table to a spot; tables that would be displaced by it are fixed where they are shown. */
export const offsetsTo = (tables: readonly FloorTable[], id: number, to: Position): Shift[] => {
  const seen = new Map(floorPlan(tables).positions).set(id, to);
  const fixed = new Set([id]);
  // Each fixed table may displace another one.
  for (let before = 0; before < fixed.size;) {
    before = fixed.size;
    const after = floorPlan(tables.map((one) => (fixed.has(one.id) ? assigned(one, seen) : one)));
    for (const [other, position] of after.positions)
      if (!isSamePosition(position, seen.get(other)!)) fixed.add(other);
  }
  return tables
    .filter((table) => fixed.has(table.id))
    .map((table) => ({ table_id: table.id, from: positionOf(table), to: seen.get(table.id)! }));
};

const assigned = (table: FloorTable, positions: ReadonlyMap<number, Position>): FloorTable => {
  const { x, y } = positions.get(table.id)!;
  return { ...table, position_x: x, position_y: y };
};

type FloorPosition = { position: Position; radius: Size };

const overlap = (one: FloorPosition, other: FloorPosition): boolean =>
  Math.abs(one.position.x - other.position.x) < one.radius.width + other.radius.width &&
  Math.abs(one.position.y - other.position.y) < one.radius.height + other.radius.height;

/** As large as the tidy order needs, with a margin beyond the outermost table. */
const roomAround = (floorTables: readonly FloorPosition[], grid: Grid, tables: number): Size => {
  const metres = (most: number) => Math.ceil(most / 100) * 100;
  const rows = Math.ceil(tables / grid.columns);
  return {
    width: metres(
      Math.max(
        minSize.width,
        grid.columns * grid.width,
        ...floorTables.map(({ position, radius }) => position.x + radius.width + margin),
      ),
    ),
    height: metres(
      Math.max(
        minSize.height,
        rows * grid.height,
        ...floorTables.map(({ position, radius }) => position.y + radius.height + margin),
      ),
    ),
  };
};
