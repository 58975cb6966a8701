import { useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import type { TableOptions } from '../plan.ts';

type Props = {
  label: string;
  empty: string;
  options: TableOptions;
  /** Not offered. */
  exclude?: number | null;
  value: number | null;
  onChange: (table: number | null) => void;
};

/** A table or tent to choose from a list: what dragging does, without dragging. */
export const TableSelect = ({ label, empty, options, exclude, value, onChange }: Props) => {
  const [isFilled, setFilled] = useState(false);
  const fill = () => setFilled(true);
  const isOffered = ({ id }: TableView) =>
    id === value || (id !== exclude && (isFilled || !options.areMany));
  return (
    <select
      className="input place-select"
      aria-label={label}
      value={value ?? ''}
      onPointerDown={fill}
      onFocus={fill}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{empty}</option>
      {options.tables.filter(isOffered).map(({ id, name, type, capacity }) => (
        <option key={id} value={id}>
          {`${name} (${texts.types[type]}, ${capacity})`}
        </option>
      ))}
    </select>
  );
};
