import {
  DndContext,
  DragOverlay,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';

type Props = {
  nameOf: (part: UniqueIdentifier) => string;
  placeName: (place: UniqueIdentifier) => string;
  onDrop: (part: UniqueIdentifier, place: UniqueIdentifier) => void;
  children: ReactNode;
};

const { drag } = texts;

/** Dragging by mouse, by touch (held for a moment, so that the page still scrolls) and by keyboard. */
export const DragArea = ({ nameOf, placeName, onDrop, children }: Props) => {
  const [dragged, setDragged] = useState<UniqueIdentifier | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => drag.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? drag.over(nameOf(active.id), placeName(over.id)) : drag.nowhere(nameOf(active.id)),
    onDragEnd: ({ active, over }) =>
      over
        ? drag.dropped(nameOf(active.id), placeName(over.id))
        : drag.cancelled(nameOf(active.id)),
    onDragCancel: ({ active }) => drag.cancelled(nameOf(active.id)),
  };
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over) onDrop(active.id, over.id);
  };
  return (
    <DndContext
      id="seating"
      sensors={sensors}
      collisionDetection={underPointerOrNearest}
      accessibility={{ announcements, screenReaderInstructions: { draggable: drag.instructions } }}
      onDragStart={({ active }) => setDragged(active.id)}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      {dragged !== null && (
        <DragOverlay dropAnimation={null}>
          <p className="drag-card">{nameOf(dragged)}</p>
        </DragOverlay>
      )}
    </DndContext>
  );
};

/** By pointer: what is under it. By keyboard there is none: the place whose corner was jumped to. */
const underPointerOrNearest: CollisionDetection = (setting) => {
  if (setting.pointerCoordinates) return pointerWithin(setting);
  const { left, top } = setting.collisionRect;
  const distances = setting.droppableContainers.flatMap((container) => {
    const rect = setting.droppableRects.get(container.id);
    return rect ? [{ id: container.id, value: Math.hypot(rect.left - left, rect.top - top) }] : [];
  });
  const nearest = distances.toSorted((a, b) => a.value - b.value)[0];
  return nearest && nearest.value < 40 ? [{ id: nearest.id }] : [];
};

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** From place to place, in the order in which they are read. */
const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const places = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .toSorted((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
  const at = places.findIndex(({ id }) => id === context.over?.id);
  const next = at === -1 ? (step > 0 ? 0 : places.length - 1) : at + step;
  const target = places[(next + places.length) % places.length];
  return target && { x: target.rect.left, y: target.rect.top };
};
