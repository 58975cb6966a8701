import { useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { isSameSeat, normalizeSeat, type Part } from '#domain/seating/seating.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import type { Plan } from '../plan.ts';
import { TableSelect } from './TableSelect.tsx';
import type { PlanState } from '../use-plan.ts';

type Props = { part: Part; plan: Plan; state: PlanState; onClose: () => void };

/** Each person of a group at a place of their own. */
export const SplitDialog = ({ part: { group }, plan, state, onClose }: Props) => {
  const from = plan.seats.get(group.id) ?? null;
  const [seats, setSeats] = useState(() => {
    const apart = Array.isArray(from)
      ? new Map(from.map(({ member_id, table_group_id }) => [member_id, table_group_id]))
      : null;
    const sharedTable = typeof from === 'number' ? from : null;
    return new Map(
      group.members.map(({ id }) => [id, apart ? (apart.get(id) ?? null) : sharedTable]),
    );
  });

  const save = () => {
    const to = normalizeSeat(
      [...seats].flatMap(([member_id, table]) =>
        table === null ? [] : [{ member_id, table_group_id: table }],
      ),
      group.members.map(({ id }) => id),
    );
    onClose();
    if (isSameSeat(from, to)) return;
    state.move([{ guest_id: group.id, from, to }], {
      done: to === null ? texts.notSeated : texts.seated,
      failed: texts.seatError,
    });
  };

  return (
    <Dialog
      title={texts.splitTitle(group.group_name)}
      description={texts.splitHint}
      onClose={onClose}
    >
      <ul className="mt-4 grid gap-3">
        {group.members.map(({ id, name }) => (
          <li key={id} className="grid gap-1 sm:grid-cols-[2fr_3fr] sm:items-center">
            <span className="break-words">{name}</span>
            <TableSelect
              label={texts.chooseFor(name)}
              empty={texts.noTable}
              options={{ tables: plan.tables, areMany: false }}
              value={seats.get(id) ?? null}
              onChange={(table) => setSeats((before) => new Map(before).set(id, table))}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={save}>{texts.save}</Button>
      </DialogActions>
    </Dialog>
  );
};
