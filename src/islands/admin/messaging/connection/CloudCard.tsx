import { useState } from 'react';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import type { CloudConfigView } from '#contract/whatsapp-connection.ts';
import { LoadFailure } from '#islands/admin/ui/panel-states.tsx';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { CopyIcon } from '#islands/ui/icons.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { CloudDialog } from './CloudDialog.tsx';

const texts = connectionTexts.cloud;

const load = () => call<CloudConfigView>(api.api.admin.whatsapp.config.$get());

/** Meta's official way, for couples who have an account there. */
export const CloudCard = ({ siteUrl }: { siteUrl: string }) => {
  const config = useLoaded<CloudConfigView>(null, load, true);
  const [editing, setEditing] = useState(false);
  const { data } = config;
  const isConfigured = data?.token.configured && data.phone_number_id !== '';
  const webhook = `${siteUrl}/api/webhooks/whatsapp`;

  return (
    <section className="card flex flex-col gap-4" aria-labelledby="cloud-api">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="subtitle" id="cloud-api">
          {texts.title}
        </h2>
        {data && (
          <Badge variant={isConfigured ? 'yes' : 'silent'}>
            {isConfigured ? texts.configured : texts.notConfigured}
          </Badge>
        )}
      </div>
      <p className="text-muted">{texts.subtitle}</p>
      {config.failure && (
        <LoadFailure title={texts.loadFailed} message={config.failure} onRetry={config.load} />
      )}
      {!data && !config.failure && <Skeleton className="h-16" />}
      {data && (
        <>
          <div>
            <p className="text-sm text-muted">{texts.webhook}</p>
            <p className="flex items-center gap-2">
              <code className="min-w-0 text-sm break-all">{webhook}</code>
              <CopyButton text={webhook} label={texts.copyWebhook}>
                <CopyIcon />
              </CopyButton>
            </p>
          </div>
          <Button variant="quiet" className="mt-auto self-start" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        </>
      )}
      {editing && data && (
        <CloudDialog
          config={data}
          onSaved={(saved) => {
            config.set(saved);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
};
