import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from '#islands/client/load-part.ts';

type DialogProps = { onClose: () => void };

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Opens the search from the menu's buttons, and with Ctrl K from anywhere; its dialog is fetched when it is first opened. */
export const AdminSearch = () => {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = useEffectEvent(async () => {
    // Over another dialog it would lead away from what is typed there.
    if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return;
    const part = await loadPart(() => import('./SearchDialog.tsx'));
    if (!part) return;
    setDialog(() => part.SearchDialog);
    setOpen(true);
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      void open();
    };
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest?.('[data-search]')) void open();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-search]')) {
      button.disabled = false;
    }
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null;
};
