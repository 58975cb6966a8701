import {
  DndContext,
  DragOverlay,
  type Announcements,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  KeyboardSensor,
  type KeyboardSensorProps,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { SharedDraggable, type StartDrag } from './SharedDraggable.tsx';
import { cardOf, targetElement, targetResolver } from '../room/drop-targets.ts';

/** Does not scroll: the place that is jumped to is already in view. */
class TargetKeyboard extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const { context } = props;
    super({
      ...props,
      context: {
        get current() {
          return { ...context.current, scrollableAncestors: [] };
        },
      },
    });
  }
}

type Props = {
  nameOf: (part: string) => string;
  targetName: (target: string) => string;
  onDrop: (part: string, target: string) => void;
  children: ReactNode;
};

const { drag } = texts;

/**
 * Dragging by mouse, by touch (held for a moment, so that the page still scrolls) and by keyboard.
 * Cards and places are not part of what renders at every move of the pointer: React would traverse all of
 * them.
 */
export const DragArea = ({ nameOf, targetName, onDrop, children }: Props) => {
  const dragged = useRef('');
  const over = useRef<string | null>(null);
  const startDrag = useRef<StartDrag>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [resolver] = useState(targetResolver);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: touchDelay }),
    useSensor(TargetKeyboard, { coordinateGetter: resolver.next }),
  );

  const start = ({ activatorEvent }: DragStartEvent) => {
    resolver.begin();
    const card = cardOf(activatorEvent.target);
    dragged.current = card?.dataset.part ?? '';
    setShown(dragged.current);
    card?.toggleAttribute('data-dragging', true);
  };
  const enter = (target: string | null) => {
    if (over.current !== null) targetElement(over.current)?.removeAttribute('data-over');
    if (target !== null) targetElement(target)?.toggleAttribute('data-over', true);
    over.current = target;
  };
  const handleDragOver = ({ collisions }: DragOverEvent) => {
    const [first] = collisions ?? [];
    enter(first ? `${first.id}` : null);
  };
  const end = ({ activatorEvent }: Pick<DragEndEvent, 'activatorEvent'>) => {
    cardOf(activatorEvent.target)?.removeAttribute('data-dragging');
    setShown(null);
  };

  const name = () => nameOf(dragged.current);
  const statusFor = (
    at: (name: string, target: string) => string,
    noTable: (name: string) => string,
  ) => (over.current === null ? noTable(name()) : at(name(), targetName(over.current)));
  const announcements: Announcements = {
    onDragStart: () => drag.lifted(name()),
    onDragOver: () => statusFor(drag.over, drag.noTable),
    onDragEnd: () => {
      const status = statusFor(drag.dropped, drag.cancelled);
      enter(null);
      return status;
    },
    onDragCancel: () => {
      enter(null);
      return drag.cancelled(name());
    },
  };
  return (
    <>
      <DndContext
        id={areaId}
        sensors={sensors}
        collisionDetection={resolver.find}
        autoScroll={resolver.autoScroll}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: drag.instructions },
        }}
        onDragStart={start}
        onDragOver={handleDragOver}
        onDragEnd={(event) => {
          end(event);
          if (over.current !== null) onDrop(dragged.current, over.current);
        }}
        onDragCancel={end}
      >
        <SharedDraggable startDrag={startDrag} find={cardAt} />
        {shown !== null && (
          <>
            <div className="drag-veil" />
            <DragOverlay dropAnimation={null}>
              <p className="drag-card">{nameOf(shown)}</p>
            </DragOverlay>
          </>
        )}
      </DndContext>
      <div
        onMouseDown={(event) => startDrag.current?.('onMouseDown', event)}
        onTouchStart={(event) => startDrag.current?.('onTouchStart', event)}
        onKeyDown={(event) => startDrag.current?.('onKeyDown', event)}
      >
        {children}
      </div>
    </>
  );
};

const cardAt = (at: Element) => {
  const node = cardOf(at);
  return node && { node, handle: node.querySelector<HTMLElement>('.drag-handle') };
};

/** A long press starts a drag; a moving finger scrolls. */
export const touchDelay = { delay: 220, tolerance: 8 };

/** Also the id of what a screen reader says of a handle. */
export const areaId = 'seating';
