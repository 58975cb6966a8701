import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import type { EventOption } from './group-rows.ts';
import { type GroupActions, GroupLine } from './GroupLine.tsx';
import type { Invitations } from './invitations.ts';
import type { SortOrder } from '#islands/admin/ui/lists/sort-groups.ts';
import { isRowKey, type RowKey } from './row-orders.ts';

type Props = {
  rows: readonly GroupRow[];
  events: EventOption[];
  invitations: Invitations;
  actions: GroupActions;
  sortOrder: SortOrder<RowKey>;
  onSort: (key: RowKey) => void;
};

export const GroupTable = ({ rows, sortOrder, onSort, ...rest }: Props) => (
  <div className="table-scroll">
    <table className="table table-cards guest-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(texts.columns).map(([key, column]) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={
                sortOrder.key !== key ? undefined : sortOrder.down ? 'descending' : 'ascending'
              }
            >
              {isRowKey(key) ? (
                <button type="button" className="sort-btn" onClick={() => onSort(key)}>
                  {column}
                </button>
              ) : (
                column
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <GroupLine key={row.id} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  </div>
);
