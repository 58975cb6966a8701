import { useMemo } from 'react';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { countPeople } from '#domain/seating/seating.ts';
import { seatingWarnings } from '#domain/seating/warnings.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { type AlertActions, SeatingWarnings } from './SeatingWarnings.tsx';
import { Legend } from './Legend.tsx';
import type { Plan } from '../plan.ts';
import { Summary } from './Summary.tsx';

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
