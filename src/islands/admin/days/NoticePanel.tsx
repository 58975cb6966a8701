import { useState } from 'react';
import { adminNoticeTexts as texts } from '#content/texts/admin-notices.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { AdminNoticeView } from '#contract/notices.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeLine } from './NoticeLine.tsx';

type Props = {
  notices: AdminNoticeView[];
  /** Another one: whom they reached is to be read anew. */
  round: number;
  events: AdminEventView[];
  onChange: (change: (notices: AdminNoticeView[]) => AdminNoticeView[]) => void;
};

/** What the couple tells its guests on every page, and whom it has reached. */
export const NoticePanel = ({ notices, round, events, onChange }: Props) => {
  const [editing, setEditing] = useState<number | null>(null);

  const store = (notice: AdminNoticeView) =>
    onChange((all) =>
      all.some(({ id }) => id === notice.id)
        ? all.map((one) => (one.id === notice.id ? notice : one))
        : [notice, ...all],
    );

  return (
    <section className="card mt-4" aria-labelledby="notices">
      <h2 className="font-display text-lg" id="notices">
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      <NoticeForm events={events} onSaved={store} />
      {notices.length === 0 ? (
        <p className="hint mt-4">{texts.none}</p>
      ) : (
        <ul className="mt-4">
          {notices.map((notice) => (
            <li key={notice.id} className="border-t border-paper-edge py-3">
              {editing === notice.id ? (
                <NoticeForm
                  notice={notice}
                  events={events}
                  onSaved={(saved) => {
                    store(saved);
                    setEditing(null);
                  }}
                  onCancel={() => setEditing(null)}
                />
              ) : (
                <NoticeLine
                  notice={notice}
                  event={events.find(({ id }) => id === notice.event_id)}
                  round={round}
                  onEdit={() => setEditing(notice.id)}
                  onChanged={store}
                  onRemoved={() => onChange((all) => all.filter(({ id }) => id !== notice.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
