import { useRef, useState, useEffect } from 'react';
import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { KitchenView, SentSheetView } from '#contract/kitchen/kitchen-sheets.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { PrintButton } from '#islands/admin/ui/PrintButton.tsx';
import { Empty, LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import { api, call, statusOf } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { NameOptions } from '#islands/ui/NameOptions.tsx';
import { KitchenPaper } from './KitchenPaper.tsx';
import { SentNote } from './SentNote.tsx';
import '../../../styles/paper.css';
import '../../../styles/printed-sheet.css';
import './kitchen.css';

/**
 * Marks the sheet as sent that the couple last printed or saved as a file, or else the one on the screen. If the
 * people are others by now, the server refuses: the kitchen would never be told.
 */
const useMarkSent = (view: KitchenView | null, show: () => void) => {
  const { isPending, run, passwordDialog } = useAction(texts.markFailed);
  const taken = useRef<{ eventId: number; version: string } | null>(null);

  const take = () => {
    taken.current = view && { eventId: view.event.id, version: view.version };
  };
  useEffect(() => {
    window.addEventListener('beforeprint', take);
    return () => window.removeEventListener('beforeprint', take);
  });

  const mark = async () => {
    if (!view) return;
    const eventId = view.event.id;
    const onPaper = taken.current?.eventId === eventId ? taken.current.version : view.version;
    const save = async () => {
      await call<SentSheetView>(
        api.api.admin['kitchen-sheets'].$post({ json: { event_id: eventId, version: onPaper } }),
      );
      toast({ title: texts.marked, description: texts.markedHint });
      show();
    };
    await run(save, (error) => {
      if (statusOf(error) !== 409) return;
      taken.current = null;
      show();
    });
  };

  return { isPending, mark, take, passwordDialog };
};

/** Which event, and which of its sent sheets it is compared with; null for the last one. */
type Option = { eventId: number; since: number | null };

const load = ({ eventId, since }: Option): Promise<KitchenView> =>
  call<KitchenView>(
    api.api.admin['kitchen-sheets'].event[':eventId'].$get({
      param: { eventId: `${eventId}` },
      query: since === null ? {} : { since: `${since}` },
    }),
  );

/** The sheet on the screen, kept in the address, so that a reload or a link shows the same. */
const useKitchen = (first: KitchenView | null, since: number | null) => {
  const [option, setOption] = useState<Option>({ eventId: first?.event.id ?? 0, since });
  // A late answer of an update is about the choice of that moment.
  const selected = useRef(option);
  const loaded = useLoaded<KitchenView>(first, () => load(selected.current));

  const choose = (next: Option) => {
    selected.current = next;
    setOption(next);
    keepInAddress({ event: `${next.eventId}`, since: `${next.since ?? ''}` });
    loaded.loadWith(() => load(next));
  };

  // Until another event has arrived there is nothing to print or to mark.
  const view = loaded.data?.event.id === option.eventId ? loaded.data : null;
  return { ...loaded, view, option, choose };
};

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
        <Empty link={{ href: '/admin/events', text: texts.toEvents }}>{texts.noEvents}</Empty>
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
              <NameOptions list={events} />
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
              aria-disabled={sending.isPending}
              onClick={() => void sending.mark()}
            >
              {sending.isPending ? texts.marking : texts.markSent}
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
