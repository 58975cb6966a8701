import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { floorTexts as texts } from '#content/texts/floor-plan.ts';
import type { TableView } from '#contract/seating-views.ts';
import {
  floorPlan,
  gridStep,
  isSameSpot,
  nearestSpot,
  shiftsTo,
  type Spot,
  tidyShifts,
} from '#domain/seating/floor-plan.ts';
import { useStable } from '#islands/client/use-stable.ts';
import { Button } from '#islands/ui/Button.tsx';
import { touchDelay } from '../drag/DragArea.tsx';
import { SharedDraggable, type StartDrag } from '../drag/SharedDraggable.tsx';
import type { Plan } from '../plan.ts';
import { Room } from './Room.tsx';
import { instructionsId } from './RoomTable.tsx';
import type { PlanState } from '../use-plan.ts';
import { useZoom } from './use-zoom.ts';

type Props = {
  plan: Plan;
  state: PlanState;
  chosen: number | null;
  onChoose: (table: TableView) => void;
};

/** The tables in the room, where they are dragged or moved with the arrow keys. */
export const FloorPlan = ({ plan, state, chosen, onChoose }: Props) => {
  const { tables } = plan;
  const { spots, room } = useMemo(() => floorPlan(tables), [tables]);
  const [inHand, setInHand] = useState<{ id: number; spot: Spot } | null>(null);
  const [said, setSaid] = useState('');
  const startDrag = useRef<StartDrag>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoom(sheet, room.width);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: touchDelay }),
  );
  const tableAt = (target: EventTarget | null) => {
    const id = target instanceof Element ? idOf(target) : undefined;
    return tables.find((table) => `${table.id}` === id);
  };
  const move = (table: TableView, to: Spot): Spot => {
    const spot = nearestSpot(table, to, room);
    setInHand((before) =>
      before && isSameSpot(before.spot, spot) ? before : { id: table.id, spot },
    );
    return spot;
  };
  const put = (table: TableView, spot: Spot) => {
    setInHand(null);
    if (isSameSpot(spot, spots.get(table.id)!)) return;
    setSaid(texts.put(table.name, spot.x, spot.y));
    state.shift(shiftsTo(tables, table.id, spot), texts.moved);
  };
  const back = (table: TableView) => {
    setInHand(null);
    setSaid(texts.back(table.name));
  };

  const dragged = ({ activatorEvent, delta }: DragMoveEvent | DragEndEvent) => {
    const table = tableAt(activatorEvent.target);
    const from = table && spots.get(table.id);
    if (!table || !from || !sheet.current) return null;
    const scale = sheet.current.getBoundingClientRect().width / room.width;
    const spot = move(table, { x: from.x + delta.x / scale, y: from.y + delta.y / scale });
    return { table, spot };
  };
  const start = ({ activatorEvent }: DragStartEvent) => {
    const table = tableAt(activatorEvent.target);
    if (table) setSaid(texts.lifted(table.name));
  };
  const end = (event: DragEndEvent) => {
    const done = dragged(event);
    if (done) put(done.table, done.spot);
  };

  const onKey = useStable((table: TableView, event: KeyboardEvent) => {
    const held = inHand?.id === table.id ? inHand.spot : null;
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x !== 0 || y !== 0) {
      event.preventDefault();
      const at = held ?? spots.get(table.id)!;
      const step = event.shiftKey ? 4 * gridStep : gridStep;
      const spot = move(table, { x: at.x + x * step, y: at.y + y * step });
      setSaid(texts.at(table.name, spot.x, spot.y));
    } else if (event.key === 'Escape' && held) {
      back(table);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (held) put(table, held);
      else onChoose(table);
    }
  });
  const onLeave = useStable((table: TableView) => {
    if (inHand?.id === table.id) put(table, inHand.spot);
  });
  const choose = useStable(onChoose);
  const acts = useMemo(() => ({ onKey, onLeave, onChoose: choose }), [onKey, onLeave, choose]);

  return (
    <div className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <p className="hint flex-1 basis-72">{texts.hint}</p>
        <Button
          tone="quiet"
          onClick={() => {
            const shifts = tidyShifts(tables);
            setSaid(shifts.length === 0 ? texts.isTidy : '');
            state.shift(shifts, texts.tidied);
          }}
        >
          {texts.tidy}
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" aria-label={texts.farther} onClick={zoom.farther}>
            −
          </Button>
          <Button tone="quiet" aria-label={texts.closer} onClick={zoom.closer}>
            +
          </Button>
          <Button tone="quiet" onClick={zoom.whole}>
            {texts.whole}
          </Button>
        </div>
      </div>
      <DndContext
        id="room"
        sensors={sensors}
        collisionDetection={none}
        accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
        onDragStart={start}
        onDragMove={dragged}
        onDragEnd={end}
        onDragCancel={({ activatorEvent }) => {
          const table = tableAt(activatorEvent.target);
          if (table) back(table);
        }}
      >
        <SharedDraggable
          startDrag={startDrag}
          find={(at) =>
            idOf(at) === undefined || !sheet.current ? null : { node: sheet.current, handle: null }
          }
        />
      </DndContext>
      <p className="sr-only" id={instructionsId}>
        {texts.instructions}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="room-view">
        <div
          className="room-sheet"
          ref={sheet}
          onMouseDown={(event) => startDrag.current?.('onMouseDown', event)}
          onTouchStart={(event) => startDrag.current?.('onTouchStart', event)}
        >
          {zoom.width !== null && <svg width={zoom.width} height="0" aria-hidden="true" />}
          <Room
            plan={plan}
            spots={inHand ? new Map(spots).set(inHand.id, inHand.spot) : spots}
            room={room}
            chosen={chosen}
            inHand={inHand?.id ?? null}
            acts={acts}
          />
        </div>
      </div>
    </div>
  );
};

const idOf = (at: Element) => at.closest<SVGElement>('[data-table]')?.dataset.table;

const none = () => [];

/** What is to be said is said where the arrow keys say it too. */
const announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
