import { floorTexts as texts } from '#content/texts/floor-plan.ts';
import type { Size, Spot } from '#domain/seating/floor-plan.ts';
import type { Part } from '#domain/seating/seating.ts';
import type { Plan } from '../plan.ts';
import { RoomTable, type RoomTableActs } from './RoomTable.tsx';
import './floor-plan.css';

type Props = {
  plan: Pick<Plan, 'tables' | 'byTable'>;
  spots: ReadonlyMap<number, Spot>;
  room: Size;
  chosen?: number | null;
  inHand?: number | null;
  acts?: RoomTableActs;
};

const nobody: readonly Part[] = [];

/** The room from above, a line at every metre. */
export const Room = ({ plan, spots, room, chosen, inHand, acts }: Props) => (
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
        spot={spots.get(table.id)!}
        isChosen={table.id === chosen}
        isInHand={table.id === inHand}
        {...(acts && { acts })}
      />
    ))}
  </svg>
);
