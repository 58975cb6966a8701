import { useState } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { PublicationView } from '#contract/site/site.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { Loading, LoadFailure } from '../ui/panel-states.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { listPublications } from './site-calls.ts';

type Props = { onRestore: (id: number) => Promise<void>; onClose: () => void };

/** Every publication: who, when, what it looked like, and the way back to it. */
export const HistoryDialog = ({ onRestore, onClose }: Props) => {
  const { data, failure, load } = useLoaded<PublicationView[]>(null, listPublications, true);
  const [versionToRestore, setVersionToRestore] = useState<number | null>(null);
  return (
    <Dialog title={texts.history} description={texts.historyDescription} wide onClose={onClose}>
      {failure && <LoadFailure title={texts.history} message={failure} onRetry={load} />}
      {!data && !failure && <Loading label={texts.history} />}
      {data?.length === 0 && <p className="py-6 text-muted">{texts.historyEmpty}</p>}
      <ol className="site-history">
        {data?.map(({ id, at, by }) => (
          <li key={id}>
            <p>
              <time dateTime={at}>{dateAndTime(new Date(at))}</time>{' '}
              <span className="text-muted">{texts.by(by ?? texts.fromFiles)}</span>
            </p>
            <div>
              <a
                className="btn btn-text"
                href={`/admin/site/preview/?publication=${id}`}
                target="_blank"
                rel="noopener"
              >
                {texts.look}
                <span className="sr-only"> {dateAndTime(new Date(at))}</span>
              </a>
              <Button variant="text" onClick={() => setVersionToRestore(id)}>
                {texts.restore}
                <span className="sr-only"> {dateAndTime(new Date(at))}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {versionToRestore !== null && (
        <ConfirmDialog
          title={texts.restoreTitle}
          description={texts.restoreText}
          confirm={texts.restore}
          onConfirm={() => void onRestore(versionToRestore)}
          onClose={() => setVersionToRestore(null)}
        />
      )}
    </Dialog>
  );
};
