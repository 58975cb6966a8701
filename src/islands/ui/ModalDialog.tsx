import type { ReactNode } from 'react';

type Props = {
  className: string;
  /** Of the heading inside. */
  labelledBy: string;
  /** Escape, or the phone's back gesture. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * The browser's own dialog, on guests' pages: it costs a cheap phone nothing to fetch and little to open.
 * It keeps the keyboard inside. Draw it only while it is open: focus returns to where it came from.
 */
export const ModalDialog = ({ className, labelledBy, onClose, children }: Props) => (
  <dialog
    ref={open}
    className={className}
    aria-labelledby={labelledBy}
    tabIndex={-1}
    onClose={onClose}
  >
    {children}
  </dialog>
);

const open = (dialog: HTMLDialogElement) => {
  // Safari before 15.4 knows none: there it lies over the page all the same.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  // Its name is read out first, and a second Enter in haste taps nothing in it.
  dialog.focus();
  // One that is only taken away gives no focus back.
  return () => dialog.close?.();
};
