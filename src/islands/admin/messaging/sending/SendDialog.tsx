import { dialogTexts } from '#content/texts/dialog.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import type { MessagingGroup, SendResults } from '#contract/messages.ts';
import { LoadFailure } from '#islands/admin/ui/panel-states.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { LeftOut } from './LeftOut.tsx';
import { type Sending, useSendPreview } from './use-send-preview.ts';
import { DeliverySchedule } from './DeliverySchedule.tsx';

const { preview: texts, noConnection } = sendingTexts;

type Props = {
  sending: Sending;
  groups: readonly MessagingGroup[];
  /** Sending is paused. */
  paused: boolean;
  /** Uses chat links instead, which need no connection. */
  onLinks: () => void;
  onSent: (sent: SendResults) => void;
  onClose: () => void;
};

/** Preview before sending: text, recipients and schedule. */
export const SendDialog = ({ sending, groups, paused, onLinks, onSent, onClose }: Props) => {
  const state = useSendPreview({ sending, guestIds: groups.map(({ id }) => id), onSent });
  const { preview, example, loading, failure, skip, leaveOut, retry, busy, rejected, send } = state;
  const isConnected = preview?.channel !== null;
  const exampleName = groups.find(({ id }) => id === preview?.exampleId)?.group_name ?? '';

  return (
    <Dialog
      title={sending.kind === 'official' ? texts.approvedTitle : texts.title}
      description={texts.noneYet}
      wide
      onClose={onClose}
    >
      <div className="mt-3 flex flex-col gap-4" aria-busy={loading}>
        {failure && <LoadFailure title={texts.loadFailed} message={failure} onRetry={retry} />}
        {!preview && !failure && (
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-6" />
            <Skeleton className="h-24" />
            <Skeleton className="h-16" />
          </div>
        )}
        {preview && (
          <>
            {!isConnected && (
              <Notice variant="warning">
                <p className="font-semibold">{noConnection.title}</p>
                <p>{noConnection.text}</p>
              </Notice>
            )}
            <p className="text-lg" role="status">
              {preview.people > 0 ? texts.whom(preview.people, preview.groups) : texts.nobody}
            </p>
            <LeftOut leftOut={preview.leftOut} skip={skip} onLeaveOut={leaveOut} />
            {preview.exampleId !== null && (
              <section aria-label={texts.example(exampleName)}>
                <h3 className="label">{texts.example(exampleName)}</h3>
                {example === null && <Skeleton className="h-24" />}
                {example === 'failed' && <Notice variant="error">{texts.exampleFailed}</Notice>}
                {example !== null && example !== 'failed' && (
                  <p className="message-preview send-example" tabIndex={0}>
                    {example}
                  </p>
                )}
              </section>
            )}
            {preview.pace && <DeliverySchedule preview={preview} kind={sending.kind} />}
            {paused && <Notice variant="warning">{texts.paused}</Notice>}
          </>
        )}
        {rejected && <Notice variant="error">{rejected}</Notice>}
      </div>
      <DialogActions>
        {preview && !isConnected ? (
          <>
            <a className="btn btn-quiet" href="/admin/whatsapp?tab=conexion">
              {noConnection.connect}
            </a>
            <Button onClick={onLinks}>{noConnection.links}</Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {dialogTexts.cancel}
            </Button>
            <Button
              aria-disabled={busy || loading || !preview || preview.people === 0}
              onClick={() => {
                if (!loading && preview && preview.people > 0) send();
              }}
            >
              {busy ? texts.sending : texts.confirm(preview?.people ?? 0)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
