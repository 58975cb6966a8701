import { useMemo } from 'react';
import { dialogTexts } from '#content/texts/dialog.ts';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import { occupancyOf, type Part } from '#domain/seating/seating.ts';
import { type Proposal, seatingSuggestion } from '#domain/seating/proposal.ts';
import type { Live } from '#islands/admin/live/use-live.ts';
import { UpdatesNotice } from '#islands/admin/live/UpdatesNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { moveOf, type Plan } from '../plan.ts';
import type { PlanState } from '../use-plan.ts';

const texts = seatingTexts.proposal;

type Props = { plan: Plan; state: PlanState; live: Live; onClose: () => void };

/** Shows who would sit where; only then is it applied, in one step. */
export const ProposalDialog = ({ plan, state, live, onClose }: Props) => {
  const proposal = useMemo(() => seatingSuggestion(plan), [plan]);
  const { assigned, left } = proposal;

  const apply = () => {
    const moves = assigned.map((part) => moveOf(plan, { ...part, table: null }, part.table));
    const moved = new Set(moves.map(({ guest_id }) => guest_id));
    // The proposal is computed for the current plan: it is refused if anyone has been moved meanwhile.
    const seen = [...plan.seats]
      .filter(([guest_id]) => !moved.has(guest_id))
      .map(([guest_id, place]) => ({ guest_id, from: place, to: place }));
    onClose();
    state.move(
      moves,
      { done: texts.applied, failed: texts.notApplied, conflict: texts.conflict },
      seen,
    );
  };

  return (
    <Dialog title={texts.title} description={texts.subtitle} wide onClose={onClose}>
      <div className="mt-4">
        <UpdatesNotice pending={live.pending} onShow={live.show} />
      </div>
      <div className="mt-4 grid gap-5">
        {assigned.length === 0 ? (
          <p>{noChanges(plan, proposal)}</p>
        ) : (
          <>
            <p className="font-display text-lg">{summaryOf(assigned)}</p>
            <Tables plan={plan} proposal={proposal} />
          </>
        )}
        {left.length > 0 && <Left left={left} />}
        {proposal.separated.length > 0 && (
          <section className="notice" data-variant="warning">
            <h3 className="font-semibold">{texts.separated}</h3>
            <ul>
              {proposal.separated.map(({ guest_id, other_id }) => (
                <li key={`${guest_id}-${other_id}`}>
                  {texts.separatedPair(nameOf(plan, guest_id), nameOf(plan, other_id))}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {assigned.length > 0 ? dialogTexts.cancel : dialogTexts.close}
        </Button>
        {assigned.length > 0 && <Button onClick={apply}>{texts.apply}</Button>}
      </DialogActions>
    </Dialog>
  );
};

const nameOf = (plan: Plan, id: number) => plan.groups.get(id)?.group_name ?? '';

const noChanges = (plan: Plan, { left }: Proposal) => {
  if (plan.tables.length === 0) return texts.noTables;
  return left.length > 0 ? texts.noneCompatible : texts.nobody;
};

const peopleOf = (parts: readonly Pick<Part, 'members'>[]) => occupancyOf(parts).tentative;

const summaryOf = (assigned: Proposal['assigned']) =>
  texts.summary(
    peopleOf(assigned),
    assigned.length,
    new Set(assigned.map(({ table }) => table)).size,
  );

/** Each table that receives people, with its occupancy; the others in one line. */
const Tables = ({ plan, proposal: { assigned } }: { plan: Plan; proposal: Proposal }) => {
  const rows = plan.tables.map((table) => {
    const added = assigned.filter((part) => part.table === table.id);
    const before = peopleOf(plan.byTable.get(table.id) ?? []);
    return { table, added, before, after: before + peopleOf(added) };
  });
  const unchanged = rows.filter(({ added }) => added.length === 0);
  return (
    <section aria-label={texts.assigned}>
      <ul className="proposal">
        {rows
          .filter(({ added }) => added.length > 0)
          .map(({ table, added, before, after }) => (
            <li key={table.id}>
              <h3>
                <span>{table.name}</span>
                <span className="proposal-count">
                  <span aria-hidden="true">{texts.from(before, after, table.capacity)}</span>
                  <span className="sr-only">{texts.occupied(before, after)}</span>
                </span>
              </h3>
              <ul>
                {added.map(({ group, members }) => (
                  <li key={group.id}>
                    <span>{group.group_name}</span>
                    <span className="text-muted">{texts.people(members.length)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
      {unchanged.length > 0 && (
        <p className="mt-3 text-sm text-muted">{`${texts.unchanged}: ${unchanged
          .map(({ table, after }) => texts.unchangedTable(table.name, after, table.capacity))
          .join(', ')}.`}</p>
      )}
    </section>
  );
};

const Left = ({ left }: Pick<Proposal, 'left'>) => (
  <section className="notice" data-variant="warning">
    <h3 className="font-semibold">{texts.left(left.length)}</h3>
    <ul>
      {left.map(({ part: { group, members }, reason }) => (
        <li
          key={group.id}
        >{`${group.group_name}, ${texts.people(members.length)}: ${texts.reason[reason]}.`}</li>
      ))}
    </ul>
  </section>
);
