import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';

export const NoEvent = () => (
  <div className="card">
    <div className="py-8 text-center">
      <h2 className="subtitle">{texts.selectEvent}</h2>
      <p className="mt-1 text-ink-soft">{texts.selectEventHint}</p>
    </div>
  </div>
);
