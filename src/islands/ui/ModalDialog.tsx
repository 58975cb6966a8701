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
 * It keeps the keyboard inside. Render it only while it is open: focus returns to the previous element.
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
  // The dialog takes the focus: its name is announced, and a hasty second Enter activates no button.
  dialog.focus();
  // A dialog removed without `close` does not return the focus.
  return () => dialog.close?.();
};
