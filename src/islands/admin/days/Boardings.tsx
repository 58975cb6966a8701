import { doorPanelTexts as texts } from '#content/texts/admin-door.ts';
import type { BoardingCountView } from '#contract/door.ts';

/** How many got on each bus, stop by stop, out of those who had chosen it. */
export const Boardings = ({ counts }: { counts: readonly BoardingCountView[] }) => (
  <div role="status" aria-label={texts.buses}>
    {counts.map(({ questionId, name, stops }) => (
      <div key={questionId} className="mt-3">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <ul>
          {stops.map((stop) => (
            <li key={stop.name} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <b className="text-lg tabular-nums">{texts.boarded(stop.boarded)}</b>
              <span className="text-muted tabular-nums">{texts.ofBus(stop.expected)}</span>
              <span className="min-w-0 basis-full wrap-anywhere sm:basis-auto">{stop.name}</span>
            </li>
          ))}
        </ul>
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/admin/questions/print?question=${questionId}`}
        >
          {texts.printBus}
        </a>
      </div>
    ))}
  </div>
);
