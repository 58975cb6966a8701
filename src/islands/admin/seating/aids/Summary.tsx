import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import {
  countPeople,
  countTypes,
  mattressesFor,
  type Part,
  tableTypes,
} from '#domain/seating/seating.ts';
import type { Plan } from '../plan.ts';

/** How many places of each kind there are, the beds they need, and how everybody stands. */
export const Summary = ({ plan }: { plan: Plan }) => {
  const types = countTypes(plan.tables);
  const tents = plan.tables
    .filter(({ type }) => type !== 'mesa')
    .flatMap(({ id }) => plan.byTable.get(id) ?? []);
  const { doubles, singles } = mattressesFor(tents);
  const seated = plan.tables.flatMap(({ id }) => plan.byTable.get(id) ?? []);
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <section className="card" aria-label={texts.summary}>
        <h2 className="summary-title">{texts.summary}</h2>
        <dl className="figures">
          {tableTypes.map((type) => (
            <Stat key={type} label={texts.types[type]} value={types[type]} />
          ))}
          <Stat label={texts.places} value={plan.tables.length} />
          <Stat label={texts.mattresses} value={texts.beds(doubles, singles)} />
        </dl>
      </section>
      <People title={texts.assigned} parts={seated} />
      <People title={texts.unassigned} parts={plan.byTable.get(null) ?? []} />
    </div>
  );
};

const People = ({ title, parts }: { title: string; parts: readonly Part[] }) => {
  const { total, attending, notAttending, pending } = countPeople(parts);
  return (
    <section className="card">
      <h2 className="summary-title">{title}</h2>
      <dl className="figures">
        <Stat label={texts.total} value={total} />
        <Stat label={texts.confirmedPeople} value={attending} />
        <Stat label={texts.rejectedPeople} value={notAttending} />
        <Stat label={texts.pendingPeople} value={pending} />
      </dl>
    </section>
  );
};

const Stat = ({ label, value }: { label: string; value: string | number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
