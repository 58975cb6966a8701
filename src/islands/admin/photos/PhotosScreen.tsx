import { useState } from 'react';
import { photosPanelTexts as texts } from '#content/texts/admin-photos.ts';
import type { AdminPhotoView, PhotoLinkView, PhotosSummaryView } from '#contract/photos.ts';
import type { AdminEventView } from '#contract/events.ts';
import { type ReviewedStatus, reviewedStatuses } from '#domain/photos/guest-photo.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { api, call } from '#islands/client/api.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { AlbumPanel } from './AlbumPanel.tsx';
import { LinksPanel } from './LinksPanel.tsx';
import { BulkPhotoReview } from './BulkPhotoReview.tsx';

type Props = {
  pending: AdminPhotoView[];
  summary: PhotosSummaryView;
  links: PhotoLinkView[];
  events: AdminEventView[];
  /** When guests see the album, as the input of a date and a time holds it; empty without one. */
  albumFrom: string;
  /** See `useLive`. */
  mark: string;
};

/** The couple's room for the photos of their guests. */
export const PhotosScreen = ({ pending, links, events, albumFrom, mark, ...first }: Props) => {
  const [summary, setSummary] = useState(first.summary);
  /** Grows with every change: the list that is open is read anew. */
  const [round, setRound] = useState(0);

  const refresh = async () => {
    setSummary(await call<PhotosSummaryView>(api.api.admin.photos.summary.$get()));
    setRound((before) => before + 1);
  };
  const live = useLive({ since: mark, refresh, about: ['photos'] });

  const panel = (status: ReviewedStatus) => (
    <BulkPhotoReview
      key={status}
      status={status}
      initial={status === 'pending' ? pending : undefined}
      round={round}
      onResolved={refresh}
    />
  );
  return (
    <Controls>
      <header className="mb-4">
        <h1 className="title">{texts.title}</h1>
        <p className="text-muted">{texts.about}</p>
        <LiveNote live={live} />
      </header>
      {summary.onTheWay > 0 && <p className="hint mb-2">{texts.uploading(summary.onTheWay)}</p>}
      <Tabs
        label={texts.tabs}
        tabs={reviewedStatuses.map((status) => ({
          key: status,
          label: texts.tab[status](summary[status]),
          panel: panel(status),
        }))}
      />
      <AlbumPanel summary={summary} initial={albumFrom} />
      <LinksPanel initial={links} events={events} />
    </Controls>
  );
};
