import type { RefObject } from 'react';
import { rsvpsTexts } from '#content/texts/admin-rsvps.ts';
import { UnsavedActions } from '#islands/admin/ui/dialogs/UnsavedActions.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';

type Props = {
  changes: number;
  loading: boolean;
  /** Asked to close while something is not saved. */
  unsaved: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
  onSave: () => void;
  onCancel: () => void;
  onKeepEditing: () => void;
  onLeave: () => void;
};

const texts = rsvpsTexts.edit;

export const EditActions = ({ unsaved, onKeepEditing, onLeave, ...saving }: Props) =>
  unsaved ? (
    <UnsavedActions onKeepEditing={onKeepEditing} onLeave={onLeave} />
  ) : (
    <Saving {...saving} />
  );

const Saving = ({
  changes,
  loading,
  saveButton,
  onSave,
  onCancel,
}: Omit<Props, 'unsaved' | 'onKeepEditing' | 'onLeave'>) => (
  <DialogActions>
    <p className="mr-auto self-center text-sm text-muted max-md:w-full" role="status">
      {texts.unsaved(changes)}
    </p>
    <Button variant="quiet" onClick={onCancel}>
      {texts.cancel}
    </Button>
    <Button ref={saveButton} aria-disabled={loading} onClick={loading ? undefined : onSave}>
      {loading ? texts.saving : texts.save}
    </Button>
  </DialogActions>
);
