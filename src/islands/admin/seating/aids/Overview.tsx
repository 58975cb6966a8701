import { useMemo } from 'react';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { countPeople } from '#domain/seating/seating.ts';
import { seatingWarnings } from '#domain/seating/warnings.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { type AlertActions, SeatingWarnings } from './SeatingWarnings.tsx';
import type { Plan } from '../plan.ts';
import { Summary } from './Summary.tsx';

/** What the colours and the two kinds of occupancy mean. */
const Legend = () => (
  <section
    className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft"
    aria-label={texts.legend}
  >
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {(
        [
          ['yes', texts.confirmed],
          ['wheat', texts.silent],
          ['no', texts.over],
        ] as const
      ).map(([variant, label]) => (
        <li key={variant} className="flex items-center gap-1.5">
          <span className="legend-dot" data-variant={variant} aria-hidden="true" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
    <p>{texts.realLegend}</p>
    <p>{texts.tentativeLegend}</p>
  </section>
);

/** How the plan stands, in one line that opens: the tables begin right below it. */
export const Overview = ({ plan, ...actions }: AlertActions & { plan: Plan }) => {
  const warnings = useMemo(() => seatingWarnings(plan), [plan]);
  const count = warnings.length > 0 && seatingTexts.alerts.count(warnings.length);
  const seated = plan.parts.filter(({ table }) => table !== null);
  const unseated = plan.byTable.get(null) ?? [];
  return (
    <>
      <p className="sr-only" role="status">
        {count}
      </p>
      <details className="overview">
        <summary className="overview-line">
          <svg viewBox="0 0 12 8" width="12" height="8" className="menu-arrow" aria-hidden="true">
            <path d="m1 1 5 5 5-5" />
          </svg>
          <span>{texts.overview}</span>
          {count && <Badge variant="wheat">{count}</Badge>}
          <span className="overview-figures">
            {texts.overviewTotals(
              plan.tables.length,
              countPeople(seated).total,
              countPeople(unseated).total,
            )}
          </span>
        </summary>
        <div className="overview-body">
          <SeatingWarnings warnings={warnings} plan={plan} {...actions} />
          <Summary plan={plan} />
          <Legend />
        </div>
      </details>
    </>
  );
};
