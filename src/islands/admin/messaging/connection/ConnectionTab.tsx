import { connectionTexts as texts } from '#content/texts/whatsapp-connection.ts';
import { LoadFailure } from '#islands/admin/ui/panel-states.tsx';
import { useReauthentication } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { CloudCard } from './CloudCard.tsx';
import { OwnWhatsApp } from './OwnWhatsApp.tsx';
import { useConnection } from './use-connection.ts';

/** Connections that send messages automatically. Chat links need none. */
export const ConnectionTab = ({ siteUrl }: { siteUrl: string }) => {
  const { withPassword, passwordDialog } = useReauthentication();
  const { status, loading, phoneError, connect, disconnect } = useConnection(withPassword);

  return (
    <Controls className="flex min-w-0 flex-col gap-4">
      <Notice>
        <p>{texts.notice}</p>
        <p className="mt-1">{texts.notNeeded}</p>
      </Notice>
      {status.failure && (
        <LoadFailure
          title={`${texts.loadFailed}.`}
          message={status.failure}
          onRetry={status.load}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {status.data ? (
          <OwnWhatsApp
            status={status.data}
            loading={loading}
            phoneError={phoneError}
            onConnect={(phone) => void connect(phone)}
            onDisconnect={() => void disconnect()}
          />
        ) : (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-64" />
          </div>
        )}
        <CloudCard siteUrl={siteUrl} />
      </div>
      {passwordDialog}
    </Controls>
  );
};
