import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';

type DraggableProps = {
  id: string;
  name: string;
  className: string;
  label?: string;
  children: (handle: ReactNode) => ReactNode;
};

/** A card that can be dragged anywhere on it; by keyboard with its handle. */
export const Draggable = ({ id, name, className, label, children }: DraggableProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: texts.drag.role },
  });
  const handle = (
    <button
      type="button"
      className="drag-handle"
      ref={setActivatorNodeRef}
      aria-label={texts.drag.handle(name)}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={texts.drag.role}
    >
      <svg viewBox="0 0 10 16" width="10" height="16" fill="currentColor" aria-hidden="true">
        {[2, 8, 14].flatMap((y) =>
          [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />),
        )}
      </svg>
    </button>
  );
  return (
    <li
      id={cardId(id)}
      className={className}
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      {...(label && { 'aria-label': label })}
      {...listeners}
    >
      {children(handle)}
    </li>
  );
};

const cardId = (part: string) => `part-${part}`;

/** Brings a card into sight and takes the focus there; false when it is not drawn. */
export const showCard = (part: string): boolean => {
  const card = document.getElementById(cardId(part));
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector<HTMLElement>('.drag-handle')?.focus({ preventScroll: true });
  return card !== null;
};

type DropProps = { id: string; className: string; label: string; children: ReactNode };

/** A place where a group can be dropped. */
export const DropPlace = ({ id, className, label, children }: DropProps) => {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section
      className={className}
      ref={setNodeRef}
      data-over={isOver || undefined}
      aria-label={label}
    >
      {children}
    </section>
  );
};
