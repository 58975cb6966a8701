import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useId } from 'react';

export const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
};

type Props = { ids: string[]; onSort: (from: number, to: number) => void; children: ReactNode };

/** A list whose items are dragged by their handles; the keyboard moves them by the handle's own arrows. */
export const SortArea = ({ ids, onSort, children }: Props) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) onSort(ids.indexOf(`${active.id}`), ids.indexOf(`${over.id}`));
      }}
    >
      {children}
    </DndContext>
  );
};
