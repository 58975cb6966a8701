import { floorTexts as texts } from '#content/texts/floor-plan.ts';
import type { Size, Position } from '#domain/seating/floor-plan.ts';
import type { Part } from '#domain/seating/seating.ts';
import type { Plan } from '../plan.ts';
import { RoomTable, type RoomTableActions } from './RoomTable.tsx';
import './floor-plan.css';

type Props = {
  plan: Pick<Plan, 'tables' | 'byTable'>;
  positions: ReadonlyMap<number, Position>;
  room: Size;
  selected?: number | null;
  active?: number | null;
  actions?: RoomTableActions;
};

const nobody: readonly Part[] = [];

/** The room from above, a line at every metre. */
export const Room = ({ plan, positions, room, selected, active, actions }: Props) => (
  <svg
    className="room"
    viewBox={`0 0 ${room.width} ${room.height}`}
    width="100%"
    role="group"
    aria-label={texts.plan}
  >
    <defs>
      <pattern id="room-grid" width="100" height="100" patternUnits="userSpaceOnUse">
        <path className="room-line" d="M100 0V100H0" />
      </pattern>
    </defs>
    <rect className="room-floor" width={room.width} height={room.height} rx="30" />
    <rect width={room.width} height={room.height} rx="30" fill="url(#room-grid)" />
    {plan.tables.map((table) => (
      <RoomTable
        key={table.id}
        table={table}
        parts={plan.byTable.get(table.id) ?? nobody}
        position={positions.get(table.id)!}
        isSelected={table.id === selected}
        isActive={table.id === active}
        {...(actions && { actions })}
      />
    ))}
  </svg>
);
