import { doorPanelTexts as texts } from '#content/texts/admin-door.ts';
import type { ArrivalCountView } from '#contract/door.ts';

/** How many have arrived at each event, out of those who had said yes. */
export const Arrivals = ({ counts }: { counts: ArrivalCountView[] }) => {
  const started = counts.filter(({ arrived }) => arrived > 0);
  return (
    <div className="mt-3" role="status" aria-label={texts.counts}>
      {started.length === 0 ? (
        <p className="hint">{texts.nobody}</p>
      ) : (
        <ul>
          {started.map(({ eventId, name, arrived, expected }) => (
            <li key={eventId} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <b className="text-lg tabular-nums">{texts.arrived(arrived)}</b>
              <span className="text-muted tabular-nums">{texts.of(expected)}</span>
              <span className="min-w-0 basis-full wrap-anywhere sm:basis-auto">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
