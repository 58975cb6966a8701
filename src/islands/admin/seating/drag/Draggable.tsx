import type { ReactNode } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { areaId } from './DragArea.tsx';

type DraggableProps = { id: string; className: string; children: ReactNode };

/** A card that can be dragged anywhere on it; by keyboard with its handle. */
export const Draggable = ({ id, className, children }: DraggableProps) => (
  <li id={cardId(id)} data-part={id} className={className}>
    {children}
  </li>
);

export const DragHandle = ({ name }: { name: string }) => (
  <button
    type="button"
    className="drag-handle"
    aria-label={texts.drag.handle(name)}
    aria-describedby={areaId}
    aria-roledescription={texts.drag.role}
  >
    <svg viewBox="0 0 10 16" width="10" height="16" fill="currentColor" aria-hidden="true">
      {[2, 8, 14].flatMap((y) =>
        [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />),
      )}
    </svg>
  </button>
);

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
export const DropTarget = ({ id, className, label, children }: DropProps) => (
  <section className={`drop-place ${className}`} data-place={id} aria-label={label}>
    {children}
  </section>
);
