import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type KeyboardEvent, type ReactNode } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = {
  id: string;
  at: number;
  count: number;
  /** What it is recognised by. */
  name: string;
  kind?: string | undefined;
  isOpen: boolean;
  /** A single text stands open in its row. */
  isPlain: boolean;
  isHidden?: boolean;
  onCollapse?: () => void;
  onMove: (to: number) => void;
  /** Left out: there is always one of it. */
  onRemove?: () => void;
  onHide?: (hidden: boolean) => void;
  children: ReactNode;
};

/** One of a list: folded until somebody works on it. */
export const ListItem = (props: Props) => {
  const {
    id,
    at,
    name,
    kind,
    isOpen,
    isPlain,
    isHidden = false,
    onCollapse,
    onMove,
    children,
  } = props;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const moveFocus = ({ key, preventDefault }: { key: string; preventDefault: () => void }) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (step === undefined) return;
    preventDefault();
    onMove(at + step);
  };
  return (
    <li
      ref={(row) => {
        drag.setNodeRef(row);
        drop.setNodeRef(row);
      }}
      className="site-item"
      data-over={(drop.isOver && !drag.isDragging) || undefined}
      data-hidden={isHidden || undefined}
      style={drag.transform ? { translate: `0 ${drag.transform.y}px`, zIndex: 1 } : undefined}
    >
      <div className="site-item-head">
        <button
          type="button"
          className="site-handle"
          data-move
          aria-label={texts.move(name)}
          {...drag.listeners}
          onKeyDown={(event: KeyboardEvent) =>
            moveFocus({ key: event.key, preventDefault: () => event.preventDefault() })
          }
        >
          <svg viewBox="0 0 12 18" width="12" height="18" fill="currentColor" aria-hidden="true">
            <path d="M2 2h2v2H2zm6 0h2v2H8zM2 8h2v2H2zm6 0h2v2H8zm-6 6h2v2H2zm6 0h2v2H8z" />
          </svg>
        </button>
        {isPlain ? (
          <div className="site-plain">{children}</div>
        ) : (
          <button type="button" className="site-fold" aria-expanded={isOpen} onClick={onCollapse}>
            {kind && <span className="eyebrow">{kind}</span>}
            <span>{name}</span>
            {isHidden && <span className="badge">{texts.hiddenNow}</span>}
          </button>
        )}
      </div>
      {!isPlain && isOpen && children}
      <ItemActions {...props} isHidden={isHidden} isShown={isPlain || isOpen} />
    </li>
  );
};

const ItemActions = ({
  at,
  count,
  name,
  isHidden,
  isShown,
  onMove,
  onRemove,
  onHide,
}: Props & { isShown: boolean }) => {
  if (!isShown) return null;
  const about = <span className="sr-only"> {name}</span>;
  return (
    <div className="site-item-buttons">
      <Button variant="text" aria-disabled={at === 0} onClick={() => onMove(at - 1)}>
        {texts.up}
        {about}
      </Button>
      <Button variant="text" aria-disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        {texts.down}
        {about}
      </Button>
      {onHide && (
        <Button variant="text" onClick={() => onHide(!isHidden)}>
          <span>{isHidden ? texts.show : texts.hide}</span>
          {about}
        </Button>
      )}
      {onRemove && (
        <Button variant="text" onClick={onRemove}>
          {texts.remove}
          {about}
        </Button>
      )}
    </div>
  );
};
