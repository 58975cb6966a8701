import { dialogTexts } from '#content/texts/dialog.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';

type Props = { onKeepEditing: () => void; onLeave: () => void };

/** Escape and the cross are pressed by accident too: asks before what was typed goes. */
export const UnsavedActions = ({ onKeepEditing, onLeave }: Props) => (
  <DialogActions>
    <p className="mr-auto self-center" role="alert">
      {dialogTexts.unsaved}
    </p>
    <Button variant="danger" onClick={onLeave}>
      {dialogTexts.leave}
    </Button>
    <Button autoFocus onClick={onKeepEditing}>
      {dialogTexts.keepEditing}
    </Button>
  </DialogActions>
);
