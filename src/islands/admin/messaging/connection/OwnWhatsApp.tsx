import { useState } from 'react';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import type { BaileysStatusView } from '#contract/whatsapp-connection.ts';
import { ConfirmDialog } from '#islands/admin/ui/dialogs/ConfirmDialog.tsx';
import { Badge, type BadgeVariant } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { LinkQr } from './LinkQr.tsx';
import { PairingCode } from './PairingCode.tsx';
import { PairingForm } from './PairingForm.tsx';
import type { Action } from './use-connection.ts';

const { own: texts, states } = connectionTexts;

const variants = {
  connected: 'yes',
  connecting: 'wheat',
  disconnected: 'silent',
  error: 'no',
} satisfies Record<BaileysStatusView['status'], BadgeVariant>;

type Props = {
  status: BaileysStatusView;
  loading: Action | null;
  /** Why the server refused the number for a pairing code. */
  phoneError: string;
  onConnect: (phone?: string) => void;
  onDisconnect: () => void;
};

/** The connection card: its state, the QR to scan, and the number of messages sent. */
export const OwnWhatsApp = ({ status, loading, phoneError, onConnect, onDisconnect }: Props) => {
  const [confirmOpen, setConfirmOpen] = useState<{ phone?: string } | null>(null);
  const [unsaved, setConfirmExit] = useState(false);
  const { status: state, qr, pairingCode, error, acceptedAt } = status;
  const isOff = state === 'disconnected' || state === 'error';
  const isPairingOpen = qr !== null || pairingCode !== null;

  const connect = (phone?: string) =>
    acceptedAt ? onConnect(phone) : setConfirmOpen(phone === undefined ? {} : { phone });

  return (
    <section className="card flex flex-col gap-4" aria-labelledby="own-whatsapp">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="subtitle" id="own-whatsapp">
          {texts.title}
        </h2>
        <p role="status">
          <span className="sr-only">{texts.statusLabel}: </span>
          <Badge variant={variants[state]}>{states[state]}</Badge>
        </p>
      </div>
      <p className="text-muted">{texts.subtitle}</p>
      {error && <Notice variant="error">{error}</Notice>}
      {qr && <LinkQr qr={qr} />}
      {pairingCode && <PairingCode code={pairingCode} />}
      {state === 'connecting' && !isPairingOpen && !error && <Skeleton className="size-[200px]" />}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-muted">{texts.sent}</dt>
          <dd className="text-xl">{status.messagesSent}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{texts.errored}</dt>
          <dd className="text-xl">{status.messagesErrored}</dd>
        </div>
      </dl>
      <div className="mt-auto">
        {isOff ? (
          <Button aria-disabled={loading !== null} onClick={() => connect()}>
            {loading === 'connect' ? texts.connecting : texts.connect}
          </Button>
        ) : (
          <Button
            variant={isPairingOpen ? 'quiet' : 'danger'}
            aria-disabled={loading !== null}
            onClick={() => (isPairingOpen ? onDisconnect() : setConfirmExit(true))}
          >
            {loading === 'disconnect'
              ? texts.disconnecting
              : isPairingOpen
                ? texts.cancel
                : texts.disconnect}
          </Button>
        )}
        {state !== 'connected' && !pairingCode && (
          <PairingForm loading={loading !== null} error={phoneError} onRequest={connect} />
        )}
      </div>
      {confirmOpen && (
        <ConsentDialog
          onAccept={() => {
            setConfirmOpen(null);
            onConnect(confirmOpen.phone);
          }}
          onClose={() => setConfirmOpen(null)}
        />
      )}
      {unsaved && (
        <ConfirmDialog
          title={connectionTexts.leave.title}
          description={connectionTexts.leave.description}
          confirm={texts.disconnect}
          onConfirm={() => {
            setConfirmExit(false);
            onDisconnect();
          }}
          onClose={() => setConfirmExit(false)}
        />
      )}
    </section>
  );
};
