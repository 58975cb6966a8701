import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { UnsavedActions } from './UnsavedActions.tsx';

type Props = {
  title: string;
  /** Closing it now would lose something. */
  unsaved: boolean;
  /** Why it was not saved. */
  failure: string;
  onSubmit: (submitted: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  actions: ReactNode;
  /** Further dialogs, over this one. */
  overlay?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog: why it was not saved stands above the buttons, in sight; unsaved input is discarded only after a confirmation. */
export const FormDialog = ({
  title,
  unsaved,
  failure,
  onSubmit,
  onClose,
  actions,
  overlay,
  children,
}: Props) => {
  const [confirmExit, setConfirmExit] = useState(false);
  return (
    <Dialog
      title={title}
      wide
      onClose={() => (unsaved && !confirmExit ? setConfirmExit(true) : onClose())}
    >
      <form
        className="mt-4"
        method="post"
        noValidate
        onSubmit={(submitted) => {
          setConfirmExit(false);
          onSubmit(submitted);
        }}
      >
        {children}
        {confirmExit ? (
          <UnsavedActions onKeepEditing={() => setConfirmExit(false)} onLeave={onClose} />
        ) : (
          <DialogActions>
            {failure && <Notice variant="error">{failure}</Notice>}
            {actions}
          </DialogActions>
        )}
      </form>
      {overlay}
    </Dialog>
  );
};
