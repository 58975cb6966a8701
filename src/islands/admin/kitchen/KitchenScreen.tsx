import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { KitchenView } from '#contract/kitchen/kitchen-sheets.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { PrintButton } from '#islands/admin/ui/PrintButton.tsx';
import { Empty, LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import { api } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { KitchenPaper } from './KitchenPaper.tsx';
import { SentNote } from './SentNote.tsx';
import { useKitchen } from './use-kitchen.ts';
import { useMarkSent } from './use-mark-sent.ts';
import '../../../styles/paper.css';
import '../../../styles/printed-sheet.css';
import './kitchen.css';

type Props = {
  events: { id: number; name: string }[];
  first: KitchenView | null;
  /** The sent sheet that the address names; null for the last one. */
  since: number | null;
  /** See `useLive`. */
  mark: string;
};

/** What the kitchen of an event has to know, and whether it knows it already. */
export const KitchenScreen = ({ events, first, since, mark }: Props) => {
  const kitchen = useKitchen(first, since);
  const { view, option: selection, loading, failure, choose } = kitchen;
  const live = useLive({ since: mark, refresh: kitchen.refresh });
  const sending = useMarkSent(view, () => choose({ eventId: selection.eventId, since: null }));

  if (events.length === 0) {
    return (
      <>
        <h1 className="title mb-4">{texts.title}</h1>
        <Empty>{texts.noEvents}</Empty>
      </>
    );
  }

  return (
    <>
      <Controls className="no-print">
        <h1 className="title">{texts.title}</h1>
        <LiveNote live={live} />
        <div className="mt-3 mb-4 flex flex-wrap items-end justify-between gap-3">
          <label className="field min-w-0 flex-1 basis-72 md:max-w-md">
            <span className="label">{texts.event}</span>
            <select
              className="input"
              value={selection.eventId}
              onChange={({ currentTarget }) =>
                choose({ eventId: Number(currentTarget.value), since: null })
              }
            >
              {events.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="flex flex-wrap gap-2">
            {view && <PrintButton variant="quiet" label={texts.print} />}
            <DownloadButton
              key={selection.eventId}
              variant="quiet"
              label={texts.export}
              fileName={texts.fileName(selection.eventId)}
              fetchFile={
                view
                  ? () => {
                      sending.take();
                      return exportOf(selection);
                    }
                  : undefined
              }
            />
            <Button
              disabled={!view}
              aria-disabled={sending.loading}
              onClick={() => void sending.mark()}
            >
              {sending.loading ? texts.marking : texts.markSent}
            </Button>
          </div>
        </div>
        {failure && (
          <LoadFailure
            title={texts.loadFailed}
            message={failure}
            onRetry={() => choose(selection)}
          />
        )}
        {view && (
          <SentNote
            view={view}
            onCompare={(sheetId) => choose({ eventId: view.event.id, since: sheetId })}
          />
        )}
        <p className="paper-about">{texts.about}</p>
      </Controls>
      <div aria-busy={loading}>
        {!view && loading && <Loading label={texts.loading} />}
        {view && <KitchenPaper view={view} />}
      </div>
      {sending.passwordDialog}
    </>
  );
};

const exportOf = ({ eventId, since }: { eventId: number; since: number | null }) =>
  api.api.admin['kitchen-sheets'].event[':eventId'].export.$get({
    param: { eventId: `${eventId}` },
    query: since === null ? {} : { since: `${since}` },
  });
