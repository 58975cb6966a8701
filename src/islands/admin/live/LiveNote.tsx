import { liveTexts as texts } from '#content/texts/admin-live.ts';
import { clockTime } from '#domain/time/wedding-time.ts';
import type { Live } from './use-live.ts';

/** The state of live updates in one line. Screen readers announce only that the screen was updated. */
export const LiveNote = ({ live: { state, updatedAt } }: { live: Live }) => (
  <div className="no-print flex min-h-6 flex-wrap items-baseline gap-x-3 text-sm text-muted">
    {state !== 'connecting' && (
      <p>
        <span
          className={`mr-1.5 inline-block size-2 rounded-full ${state === 'live' ? 'bg-leaf' : 'bg-wheat'}`}
          aria-hidden="true"
        />
        <span>{texts[state]}</span>
      </p>
    )}
    <p role="status">{updatedAt && texts.updated(clockTime(updatedAt))}</p>
  </div>
);
