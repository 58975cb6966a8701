import { memo } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { countPeople, type Part, responseStatus } from '#domain/seating/seating.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Draggable, DragHandle } from '../drag/Draggable.tsx';
import { type CardActions, type GroupWish, partKey, type TableOptions } from '../plan.ts';
import { GroupActions } from './GroupActions.tsx';
import { TableSelect } from './TableSelect.tsx';
import { WishLines } from '../aids/WishLines.tsx';

type Props = {
  part: Part;
  options: TableOptions;
  wishes: readonly GroupWish[];
  actions: CardActions;
};

/** A group at a table. */
export const AssignedRow = memo(({ part, options, wishes, actions }: Props) => {
  const { group, members } = part;
  const isPart = members.length < group.members.length;
  return (
    <Draggable id={partKey(part)} className="assigned-row">
      <div className="row-name">
        <DragHandle name={group.group_name} />
        <span className="min-w-0 max-w-[calc(100%-1.5rem)] flex-auto wrap-anywhere">
          <span>{group.group_name}</span>{' '}
          {isPart && (
            <span className="text-sm text-muted">{`(${texts.part(members.length, group.members.length)})`}</span>
          )}
        </span>
        <CountBadge part={part} />
      </div>
      <div className="row-acts">
        <TableSelect
          label={texts.moveTo(group.group_name)}
          empty={texts.move}
          options={options}
          exclude={part.table}
          value={null}
          onChange={(to) => to !== null && actions.onAssign([part], to)}
        />
        <Button variant="text" onClick={() => actions.onAssign([part], null)}>
          {texts.remove}
          <span className="sr-only">{texts.of(group.group_name)}</span>
        </Button>
        <GroupActions part={part} actions={actions} />
      </div>
      <WishLines wishes={wishes} />
    </Draggable>
  );
});

/** How many come; else how many do not; else how many have not said. */
const CountBadge = ({ part }: { part: Part }) => {
  const { attending, notAttending, pending } = countPeople([part]);
  const status = responseStatus({ attending, notAttending });
  if (status === 'confirmed') return <Badge variant="yes">{texts.confirmedCount(attending)}</Badge>;
  if (status === 'rejected') return <Badge variant="no">{texts.rejectedCount(notAttending)}</Badge>;
  return <Badge variant="wheat">{texts.pendingCount(pending)}</Badge>;
};
