import { type ReactNode, useState } from 'react';
import { connection } from '#content/texts/connection.ts';
import { dialogTexts as texts } from '#content/texts/dialog.ts';
import { ApiError } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Notice } from '#islands/ui/Notice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useReauthentication, wasCancelled } from './use-reauthentication.tsx';

type Props = {
  title: string;
  /** What goes with it. */
  description: ReactNode;
  /** `confirmed` once the person agreed to what `needsConfirmation` told. */
  remove: (confirmed: boolean) => Promise<unknown>;
  /** The code of a refusal that only asks: its sentence is shown, and agreeing to it removes. */
  needsConfirmation?: string;
  label?: string;
  labelAgain?: string;
  /** Of the toast. */
  errorTitle?: string;
  /** When the server says nothing. */
  failed: string;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before a final deletion, also for the password when it was not given recently. */
export const ConfirmDelete = ({
  title,
  description,
  remove,
  needsConfirmation,
  label = texts.delete,
  labelAgain = label,
  errorTitle = texts.errorTitle,
  failed,
  onDone,
  onClose,
}: Props) => {
  const [question, setQuestion] = useState('');
  const [failure, setFailure] = useState('');
  const [loading, setLoading] = useState(false);
  const { withPassword, passwordDialog } = useReauthentication();

  const confirm = async () => {
    setLoading(true);
    setFailure('');
    try {
      await withPassword(() => remove(question !== ''));
      onDone();
    } catch (error) {
      setLoading(false);
      if (wasCancelled(error)) return;
      const { status, errorBody } =
        error instanceof ApiError ? error : { status: 0, errorBody: null };
      if (needsConfirmation && errorBody?.code === needsConfirmation)
        return setQuestion(errorBody.message);
      // The toast with the reason disappears; this text stays in the dialog.
      setFailure(status === 0 ? connection.offline : texts.notDeleted);
      toast({
        title: errorTitle,
        description: errorBody?.message ?? failed,
        variant: 'destructive',
      });
    }
  };

  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirm={loading ? texts.deleting : question ? labelAgain : label}
      loading={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="mt-4 empty:hidden" aria-live="polite">
        {question && <Notice variant="warning">{question}</Notice>}
      </div>
      {failure && (
        <div className="mt-4">
          <Notice variant="error">{failure}</Notice>
        </div>
      )}
      {passwordDialog}
    </ConfirmDialog>
  );
};
