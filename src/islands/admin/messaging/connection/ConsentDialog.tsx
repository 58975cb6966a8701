import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';

const texts = connectionTexts.consent;

type Props = { onAccept: () => void; onClose: () => void };

/** The risks of connecting one's account, shown before the first connection. */
export const ConsentDialog = ({ onAccept, onClose }: Props) => (
  <Dialog
    title={texts.title}
    role="alertdialog"
    onClose={onClose}
    description={
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    }
  >
    <DialogActions>
      <Button variant="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button onClick={onAccept}>{texts.accept}</Button>
    </DialogActions>
  </Dialog>
);
