import {
  Description,
  Dialog as HeadlessDialog,
  DialogTitle,
  type DialogProps,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { DialogClose } from './DialogClose.tsx';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  /** Escape, the cross; a tap beside the dialog closes nothing, so that nothing typed is lost by it. */
  onClose: () => void;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  /**
   * Or `data-autofocus` on the control. Without either, and on a phone, whose keyboard would hide the
   * rest, the dialog itself takes the focus.
   */
  initialFocus?: DialogProps['initialFocus'];
  children: ReactNode;
};

/** Dialog of the admin area. Render it only while it is open: `{editing && <Dialog …>}`. Focus returns to where it came from. */
export const Dialog = ({
  title,
  description,
  onClose,
  role = 'dialog',
  wide = false,
  initialFocus,
  children,
}: Props) => (
  <HeadlessDialog
    open
    onClose={onClose}
    role={role}
    className="dialog"
    {...(initialFocus ? { initialFocus } : {})}
  >
    {/* Firefox puts scroll containers into the tab order; the controls inside scroll them anyway. */}
    <div className="dialog-panel" tabIndex={-1} data-wide={wide || undefined}>
      <DialogTitle className="subtitle dialog-title">{title}</DialogTitle>
      {description && (
        <Description as="div" className="dialog-description">
          {description}
        </Description>
      )}
      {children}
      <DialogClose onClose={onClose} />
    </div>
  </HeadlessDialog>
);
