import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';

/** Until one is chosen; and where there is none to choose, where they are made. */
export const NoEvent = ({ areThere }: { areThere: boolean }) => (
  <div className="card">
    <div className="py-8 text-center">
      <h2 className="subtitle">{texts.selectEvent}</h2>
      <p className="mt-1 text-ink-soft">
        {areThere ? (
          texts.selectEventHint
        ) : (
          <>
            {texts.noEvents}{' '}
            <a className="link" href="/admin/events">
              {texts.toEvents}
            </a>
          </>
        )}
      </p>
    </div>
  </div>
);
