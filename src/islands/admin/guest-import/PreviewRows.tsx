import { useRef, useState } from 'react';
import { guestImportTexts as texts } from '#content/texts/admin-guest-import.ts';
import type { ImportNote, ImportRow } from '#contract/guest-list/guest-import.ts';
import type { RowState } from '#domain/guest-list/verdicts.ts';
import { numberText } from '#domain/number-text.ts';
import { pageSize } from '#islands/admin/guests/group-rows.ts';
import { Pages } from '#islands/admin/guests/Pages.tsx';
import { Badge, type BadgeVariant } from '#islands/ui/Badge.tsx';

/** The filters of the preview's rows, in the order of the screen. */
const rowFilters = {
  all: () => true,
  errors: (state) => state === 'error' || state === 'held',
  duplicates: (state) => state === 'duplicate' || state === 'doubtful',
  new: (state) => state === 'new' || state === 'doubtful',
  changed: (state) => state === 'changed',
  unchanged: (state) => state === 'unchanged' || state === 'ignored',
} satisfies Record<string, (state: RowState) => boolean>;

type RowFilter = keyof typeof rowFilters;

const filterRows = (rows: readonly ImportRow[], filter: RowFilter): ImportRow[] => {
  const fits: (state: RowState) => boolean = rowFilters[filter];
  return rows.filter(({ state }) => fits(state));
};

const variants: Record<RowState, BadgeVariant> = {
  new: 'yes',
  changed: 'river',
  unchanged: 'silent',
  duplicate: 'wheat',
  doubtful: 'wheat',
  error: 'no',
  held: 'no',
  ignored: 'silent',
};

const { table } = texts;

/** The effect of the import on each row, with filters for rows that need attention. */
export const PreviewRows = ({ rows }: { rows: readonly ImportRow[] }) => {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [page, setPage] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = filterRows(rows, filter);
  const shown = Math.min(page, Math.max(0, Math.ceil(found.length / pageSize) - 1));
  const filters = (Object.keys(rowFilters) as RowFilter[]).map((key) => ({
    key,
    count: filterRows(rows, key).length,
  }));
  return (
    <>
      <div className="row-filters" role="group" aria-label={texts.show}>
        {filters.map(({ key, count }) => (
          <button
            key={key}
            type="button"
            className="choice"
            aria-pressed={key === filter}
            onClick={() => {
              setFilter(key);
              setPage(0);
            }}
          >
            <span>{texts.filters[key]}</span>{' '}
            <span className="tabular-nums">{numberText(count)}</span>
          </button>
        ))}
      </div>
      <div ref={list} tabIndex={-1} className="mt-3 focus:outline-none">
        {found.length === 0 ? (
          <p className="card py-6 text-center text-muted">{texts.noneOfThese}</p>
        ) : (
          <RowTable rows={found.slice(shown * pageSize, (shown + 1) * pageSize)} />
        )}
        <Pages
          page={shown}
          all={found.length}
          onPage={(to) => {
            setPage(to);
            list.current?.focus();
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      </div>
    </>
  );
};

const RowTable = ({ rows }: { rows: readonly ImportRow[] }) => (
  <div className="table-scroll">
    <table className="table table-cards import-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(table).map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ row, state, group, people, notes }) => (
          <tr key={row} role="row">
            <td role="cell" data-label={table.row} className="tabular-nums">
              {row}
            </td>
            <td role="cell" data-label={table.state}>
              <span>
                <Badge variant={variants[state]}>{texts.states[state]}</Badge>
              </span>
            </td>
            <td role="cell" data-label={table.group}>
              {group || texts.empty}
            </td>
            <td role="cell" data-label={table.people}>
              {people || texts.empty}
            </td>
            <td role="cell" {...(notes.length > 0 && { 'data-label': table.notes })}>
              {notes.length > 0 && <RowNotes notes={notes} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const RowNotes = ({ notes }: { notes: readonly ImportNote[] }) => (
  <ul className="row-notes">
    {notes.map(({ tone: variant, text }) => (
      <li key={text} data-variant={variant}>
        {text}
      </li>
    ))}
  </ul>
);
