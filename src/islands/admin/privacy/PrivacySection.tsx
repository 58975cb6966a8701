import { useState } from 'react';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { GroupData } from './GroupData.tsx';
import { TimedErasures } from './TimedErasures.tsx';
import { dateAndTime, fullDate } from '#domain/time/wedding-time.ts';

/** What was erased and when. Names are not kept. */
const Erasures = ({ view: { erasures } }: { view: PrivacyView }) => (
  <section className="card mt-4" aria-labelledby="erasures">
    <h3 className="font-display text-lg" id="erasures">
      {texts.done}
    </h3>
    {erasures.length === 0 ? (
      <p className="mt-1 text-sm text-muted">{texts.doneEmpty}</p>
    ) : (
      <ul className="mt-2 divide-y divide-paper-edge">
        {erasures.map((one) => (
          <li key={one.id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[19rem_1fr]">
            <time dateTime={one.at}>{dateAndTime(new Date(one.at))}</time>
            <div>
              <p>{`${texts.doneKinds[one.kind]} (${texts.doneOf(one.kind, one)})`}</p>
              {one.inBackupsUntil && (
                <p className="text-sm text-muted">
                  {texts.inBackups(fullDate(new Date(one.inBackupsUntil)))}
                </p>
              )}
              {!one.isCleaned && <p className="text-sm text-accent">{texts.notCleaned}</p>}
              {one.numbers && (
                <div className="mt-1 text-sm text-muted">
                  <p id={`numbers-${one.id}`}>{texts.numbers}</p>
                  <ul aria-labelledby={`numbers-${one.id}`}>
                    {one.numbers.events.map((event) => (
                      <li key={event.name}>{texts.attended(event)}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Personal data of guests: export, erasure, and erasure by time. */
export const PrivacySection = ({ initial }: { initial: PrivacyView }) => {
  const [view, setView] = useState(initial);
  return (
    <section aria-labelledby="privacy">
      <h2 className="subtitle" id="privacy">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {texts.subtitle}{' '}
        <a className="link" href="/privacy">
          {texts.guestPage}
        </a>
      </p>
      <Controls className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <GroupData view={view} onChanged={setView} />
        <TimedErasures view={view} onChanged={setView} />
      </Controls>
      <Erasures view={view} />
    </section>
  );
};
