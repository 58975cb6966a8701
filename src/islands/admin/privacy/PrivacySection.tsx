import { useState } from 'react';
import { privacyTexts as texts } from '#content/texts/admin-privacy.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { Erasures } from './Erasures.tsx';
import { GroupData } from './GroupData.tsx';
import { TimedErasures } from './TimedErasures.tsx';

/** Personal data of guests: export, erasure, and erasure by time. */
export const PrivacySection = ({ initial }: { initial: PrivacyView }) => {
  const [view, setView] = useState(initial);
  return (
    <section aria-labelledby="privacy">
      <h2 className="subtitle" id="privacy">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {texts.intro}{' '}
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
