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
  isSamePosition,
  closestPosition,
  offsetsTo,
  type Position,
  gridOffsets,
} from '#domain/seating/floor-plan.ts';
import { useLatestCallback } from '#islands/client/use-latest-callback.ts';
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
  selected: number | null;
  onChoose: (table: TableView) => void;
};

/** The tables in the room, where they are dragged or moved with the arrow keys. */
export const FloorPlan = ({ plan, state, selected, onChoose }: Props) => {
  const { tables } = plan;
  const { positions, room } = useMemo(() => floorPlan(tables), [tables]);
  const [active, setActive] = useState<{ id: number; position: Position } | null>(null);
  const [submitted, setSubmitted] = useState('');
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
  const move = (table: TableView, to: Position): Position => {
    const position = closestPosition(table, to, room);
    setActive((before) =>
      before && isSamePosition(before.position, position) ? before : { id: table.id, position },
    );
    return position;
  };
  const put = (table: TableView, position: Position) => {
    setActive(null);
    if (isSamePosition(position, positions.get(table.id)!)) return;
    setSubmitted(texts.put(table.name, position.x, position.y));
    state.shift(offsetsTo(tables, table.id, position), texts.moved);
  };
  const back = (table: TableView) => {
    setActive(null);
    setSubmitted(texts.back(table.name));
  };

  const dragged = ({ activatorEvent, delta }: DragMoveEvent | DragEndEvent) => {
    const table = tableAt(activatorEvent.target);
    const from = table && positions.get(table.id);
    if (!table || !from || !sheet.current) return null;
    const scale = sheet.current.getBoundingClientRect().width / room.width;
    const position = move(table, { x: from.x + delta.x / scale, y: from.y + delta.y / scale });
    return { table, position };
  };
  const start = ({ activatorEvent }: DragStartEvent) => {
    const table = tableAt(activatorEvent.target);
    if (table) setSubmitted(texts.lifted(table.name));
  };
  const end = (event: DragEndEvent) => {
    const done = dragged(event);
    if (done) put(done.table, done.position);
  };

  const onKey = useLatestCallback((table: TableView, event: KeyboardEvent) => {
    const held = active?.id === table.id ? active.position : null;
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x !== 0 || y !== 0) {
      event.preventDefault();
      const at = held ?? positions.get(table.id)!;
      const step = event.shiftKey ? 4 * gridStep : gridStep;
      const position = move(table, { x: at.x + x * step, y: at.y + y * step });
      setSubmitted(texts.at(table.name, position.x, position.y));
    } else if (event.key === 'Escape' && held) {
      back(table);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (held) put(table, held);
      else onChoose(table);
    }
  });
  const onLeave = useLatestCallback((table: TableView) => {
    if (active?.id === table.id) put(table, active.position);
  });
  const choose = useLatestCallback(onChoose);
  const actions = useMemo(() => ({ onKey, onLeave, onChoose: choose }), [onKey, onLeave, choose]);

  return (
    <div className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <p className="hint flex-1 basis-72">{texts.hint}</p>
        <Button
          variant="quiet"
          onClick={() => {
            const offsets = gridOffsets(tables);
            setSubmitted(offsets.length === 0 ? texts.isOnGrid : '');
            state.shift(offsets, texts.tidied);
          }}
        >
          {texts.tidy}
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" aria-label={texts.farther} onClick={zoom.farther}>
            −
          </Button>
          <Button variant="quiet" aria-label={texts.closer} onClick={zoom.closer}>
            +
          </Button>
          <Button variant="quiet" onClick={zoom.full}>
            {texts.full}
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
        {submitted}
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
            positions={active ? new Map(positions).set(active.id, active.position) : positions}
            room={room}
            selected={selected}
            active={active?.id ?? null}
            actions={actions}
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
