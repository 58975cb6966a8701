import { tablesTexts } from '#content/texts/admin-tables.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import { needsSeat } from '#domain/seating/seating.ts';
import { SwitchRow } from '#islands/ui/SwitchRow.tsx';
import type { Plan } from '../plan.ts';
import type { PlanState } from '../use-plan.ts';

const texts = tablesTexts.publishing;

type Props = { eventName: string; plan: Plan; state: PlanState };

/** What the guests see of the plan, and whether they do. */
export const PublishPanel = ({ eventName, plan, state }: Props) => {
  if (hasTents(eventName)) return <p className="text-sm text-muted">{texts.tents}</p>;
  const pending = (plan.byTable.get(null) ?? [])
    .flatMap(({ members }) => members)
    .filter(({ isAttending }) => needsSeat(isAttending)).length;
  // A figure of the first groups alone would be wrong; its line is kept for it.
  const figure = state.isComplete ? pending > 0 && texts.pending(pending) : tablesTexts.loading;
  return (
    <section className="card publishing" aria-label={texts.title}>
      <SwitchRow
        label={texts.show}
        hint={[texts.tables, figure].filter(Boolean).join(' ')}
        checked={state.plan?.published ?? false}
        onChange={({ currentTarget }) => state.publish(currentTarget.checked)}
      />
    </section>
  );
};
