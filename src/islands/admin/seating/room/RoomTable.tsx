import { type KeyboardEvent, memo } from 'react';
import { floorTexts as texts } from '#content/texts/floor-plan.ts';
import { tablesTexts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import { type Attendance, attendanceOf } from '#domain/responses/attendance.ts';
import {
  sizeOf,
  shapeOf,
  type Shape,
  type Size,
  type Position,
} from '#domain/seating/floor-plan.ts';
import { needsChair } from '#domain/groups/profile.ts';
import { occupancyOf, occupancyState, type Part } from '#domain/seating/seating.ts';
import { chairPositions } from '../tables/chairs.ts';

const [smallest, max] = [24, 60];
/** Of its height, the width of a letter on average. */
const letter = 0.56;

/** A name in at most two lines that fit on a table, with the size of their letters in centimetres. */
const linesOf = (name: string, { kind, width, height }: Shape) => {
  const room = kind === 'tent' ? width * 0.62 : width * 0.84;
  const lines = conflicts(name);
  const longest = Math.max(...lines.map((line) => line.length));
  // With the count below them they stay within the table.
  const high = (height * 0.8) / (lines.length + 1);
  const size = Math.max(smallest, Math.floor(Math.min(max, high, room / (longest * letter))));
  const most = Math.max(3, Math.ceil(room / (size * letter)));
  return { size, lines: lines.map((line) => shortened(line, most)) };
};

/** In two where a space is nearest to the middle. */
const conflicts = (name: string): string[] => {
  if (name.length <= 7) return [name];
  const spaces = [...name.matchAll(/\s+/gu)].map(({ index }) => index);
  const [middle] = spaces.sort(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  );
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle).trim()];
};

const shortened = (line: string, most: number) =>
  line.length <= most ? line : `${line.slice(0, most - 1)}…`;

export type RoomTableActions = {
  onChoose: (table: TableView) => void;
  onKey: (table: TableView, event: KeyboardEvent) => void;
  onLeave: (table: TableView) => void;
};

type Props = {
  table: TableView;
  parts: readonly Part[];
  position: Position;
  isSelected: boolean;
  isActive: boolean;
  /** None on paper. */
  actions?: RoomTableActions;
};

const isSameTable = (one: Props, other: Props) =>
  one.table === other.table &&
  one.position.x === other.position.x &&
  one.position.y === other.position.y &&
  one.isSelected === other.isSelected &&
  one.isActive === other.isActive &&
  one.actions === other.actions &&
  one.parts.length === other.parts.length &&
  one.parts.every((part, at) => part === other.parts[at]);

/** A table seen from above: its chairs say who comes, who is silent and what is free. */
export const RoomTable = memo(
  ({ table, parts, position, isSelected, isActive, actions }: Props) => {
    const { name, type, capacity, color } = table;
    const { real, tentative } = occupancyOf(parts);
    const shape = shapeOf(table);
    const people = parts
      .flatMap(({ members }) => members)
      .filter(needsChair)
      .map(({ isAttending }) => attendanceOf(isAttending))
      .sort((one, other) => order[one] - order[other]);
    const label = texts.table(name, tablesTexts.types[type], tentative, capacity, real);
    return (
      <g
        className="room-table drop-place"
        transform={`translate(${position.x} ${position.y})`}
        data-place={`table-${table.id}`}
        data-table={table.id}
        data-in-hand={isActive || undefined}
        data-state={occupancyState(tentative, capacity)}
        role={actions ? 'button' : 'img'}
        aria-label={label}
        {...(actions && {
          tabIndex: 0,
          'aria-pressed': isSelected,
          'aria-describedby': instructionsId,
          onClick: () => actions.onChoose(table),
          onKeyDown: (event) => actions.onKey(table, event),
          onBlur: () => actions.onLeave(table),
        })}
      >
        <title>{label}</title>
        <DragHandle reach={sizeOf(table)} />
        <TableTop shape={shape} color={color} />
        {chairPositions(shape, capacity).map(({ x, y }, at) => (
          <circle key={at} className="room-chair" data-answer={people[at]} cx={x} cy={y} r="15" />
        ))}
        <Label name={name} count={`${tentative}/${capacity}`} shape={shape} />
      </g>
    );
  },
  isSameTable,
);

export const instructionsId = 'room-instructions';

const order: Record<Attendance, number> = { attending: 0, pending: 1, not_attending: 2 };

/** Between the chairs a finger takes hold of it too. */
const DragHandle = ({ reach: { width, height } }: { reach: Size }) => (
  <rect
    className="room-hold"
    x={-width}
    y={-height}
    width={2 * width}
    height={2 * height}
    rx={height}
  />
);

const TableTop = ({ shape: { kind, width, height }, color }: { shape: Shape; color: string }) =>
  kind === 'long' ? (
    <rect
      className="room-top"
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx="14"
      stroke={color}
    />
  ) : (
    <>
      <circle
        className="room-top"
        r={width / 2}
        stroke={color}
        data-tent={kind === 'tent' || undefined}
      />
      {kind === 'tent' && <path className="room-poles" d={polesOf(width / 2)} />}
    </>
  );

/** From the wall towards the top, and no farther: the name stands there. */
const polesOf = (radius: number) => {
  const [wall, end] = [radius * Math.SQRT1_2, radius * 0.45];
  const corners = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return corners.map(([x, y]) => `M${x * wall} ${y * wall}L${x * end} ${y * end}`).join('');
};

/** The name on one or two lines, as large as the table lets it, and how many of its places are taken. */
const Label = ({ name, count, shape }: { name: string; count: string; shape: Shape }) => {
  const { lines, size } = linesOf(name, shape);
  const height = size * 1.15;
  const top = -((lines.length + 1) * height) / 2 + size * 0.8;
  return (
    <g aria-hidden="true" fontSize={size}>
      {lines.map((line, at) => (
        <text key={at} className="room-name" y={top + at * height}>
          {line}
        </text>
      ))}
      <text className="room-count" y={top + lines.length * height}>
        {count}
      </text>
    </g>
  );
};
