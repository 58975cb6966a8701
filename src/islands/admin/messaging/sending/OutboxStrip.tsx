import { useState } from 'react';
import { sendingTexts } from '#content/texts/sending.ts';
import type { OutboxView } from '#contract/messages.ts';
import { isPending } from '#domain/messages/queued-message.ts';
import { ConfirmDialog } from '#islands/admin/ui/dialogs/ConfirmDialog.tsx';
import { LoadFailure } from '#islands/admin/ui/panel-states.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Progress } from '#islands/ui/Progress.tsx';
import { allOf, campaignToShow, countOf, currentCounts, needsReview, summaryOf } from './counts.ts';
import type { Outbox } from './use-outbox.ts';
import { whenText } from './when.ts';

const texts = sendingTexts.strip;

type Props = { outbox: Outbox; onResults: (campaignId: number) => void };

/** State of sending; hidden until the first message. */
export const OutboxStrip = ({ outbox, onResults }: Props) => {
  const { view, failure, retry, loading, stop, resume, empty } = outbox;
  const [confirmClear, setConfirmClear] = useState(false);
  if (failure)
    return <LoadFailure title={`${texts.loadFailed}.`} message={failure} onRetry={retry} />;
  const counts = view && currentCounts(view.campaigns);
  if (!view || (!counts && !view.paused)) return null;
  const shown = campaignToShow(view.campaigns);
  const all = counts ? allOf(counts) : 0;
  const done = counts ? all - countOf(counts, isPending) : 0;
  const isOver = done === all;
  return (
    <section className="card outbox-strip" aria-label={texts.title}>
      {isOver ? (
        <p>
          <span className="font-semibold">{texts.done}:</span>{' '}
          {counts && <span>{summaryOf(counts)}</span>}
        </p>
      ) : (
        <>
          <p className="font-semibold" role="status">
            {view.paused ? texts.halted(done, all) : texts.sending(done, all)}
          </p>
          <Progress percent={(done / all) * 100} label={texts.sending(done, all)} />
          {counts && <p className="text-sm text-muted">{summaryOf(counts)}</p>}
        </>
      )}
      <FloorPosition view={view} />
      {view.campaigns.some(needsReview) && <p className="text-sm">{texts.resolve}</p>}
      <div className="flex flex-wrap gap-2">
        {view.paused ? (
          <Button aria-disabled={loading} onClick={() => void resume()}>
            {texts.resume}
          </Button>
        ) : (
          !isOver && (
            <Button variant="danger" aria-disabled={loading} onClick={() => void stop()}>
              {texts.stop}
            </Button>
          )
        )}
        {shown && (
          <Button variant="quiet" onClick={() => onResults(shown.id)}>
            {texts.results}
          </Button>
        )}
        {view.waiting > 0 && (
          <Button variant="text" onClick={() => setConfirmClear(true)}>
            {texts.empty}
          </Button>
        )}
      </div>
      {confirmClear && (
        <ConfirmDialog
          title={sendingTexts.clearing.title}
          description={sendingTexts.clearing.description(view.waiting)}
          confirm={texts.empty}
          onConfirm={() => {
            setConfirmClear(false);
            void empty();
          }}
          onClose={() => setConfirmClear(false)}
        />
      )}
    </section>
  );
};

/** The reason for a pause, or the time of the next message. */
const FloorPosition = ({
  view: { paused, stopReason: pauseReason, waiting: pending, channel, nextAt, lastAt },
}: {
  view: OutboxView;
}) => {
  const now = new Date();
  if (paused) {
    return (
      <Notice variant={paused === 'couple' ? 'warning' : 'error'}>
        <p>
          {[texts.stopped, pauseReason, pending > 0 && texts.pending(pending)]
            .filter(Boolean)
            .join(' ')}
        </p>
      </Notice>
    );
  }
  if (pending === 0) return null;
  if (channel === null) {
    return (
      <Notice variant="warning">
        <p>
          <span>{texts.unconnected(pending)}</span>{' '}
          <a className="link" href="/admin/whatsapp?tab=conexion">
            {sendingTexts.noConnection.connect}
          </a>
        </p>
      </Notice>
    );
  }
  return (
    <p className="text-sm">{`${nextAt ? texts.next(whenText(new Date(nextAt), now)) : ''} ${lastAt && pending > 1 ? texts.last(whenText(new Date(lastAt), now)) : ''}`}</p>
  );
};
