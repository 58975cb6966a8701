import { useDraggable } from '@dnd-kit/core';
import { type Ref, type SyntheticEvent, useImperativeHandle } from 'react';
import { cardOf } from './places-on-screen.ts';

export type Reach = (
  how: 'onMouseDown' | 'onTouchStart' | 'onKeyDown',
  event: SyntheticEvent,
) => void;

/** The one draggable, which stands for whichever card is reached for. */
export const Hand = ({ reach }: { reach: Ref<Reach> }) => {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'hand' });
  useImperativeHandle(reach, () => (how, event) => {
    const card = cardOf(event.target);
    if (!card) return;
    setNodeRef(card);
    setActivatorNodeRef(card.querySelector<HTMLElement>('.drag-handle'));
    listeners?.[how]?.(event);
  });
  return null;
};
