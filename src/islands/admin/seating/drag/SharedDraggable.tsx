import { useDraggable } from '@dnd-kit/core';
import { type Ref, type SyntheticEvent, useImperativeHandle } from 'react';

export type StartDrag = (
  how: 'onMouseDown' | 'onTouchStart' | 'onKeyDown',
  event: SyntheticEvent,
) => void;

type Props = {
  startDrag: Ref<StartDrag>;
  /** What an element lets drag, and its handle for the keyboard. */
  find: (at: Element) => { node: HTMLElement; handle: HTMLElement | null } | null;
};

/** The one draggable that all cards share. */
export const SharedDraggable = ({ startDrag, find }: Props) => {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'hand' });
  useImperativeHandle(startDrag, () => (how, event) => {
    const found = event.target instanceof Element ? find(event.target) : null;
    if (!found) return;
    setNodeRef(found.node);
    setActivatorNodeRef(found.handle);
    listeners?.[how]?.(event);
  });
  return null;
};
