import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';

type Props = {
  label: string;
  empty: string;
  tables: readonly TableView[];
  value: number | null;
  onChange: (table: number | null) => void;
};

/** A table or tent to choose from a list: what dragging does, without dragging. */
export const PlaceSelect = ({ label, empty, tables, value, onChange }: Props) => (
  <select
    className="input place-select"
    aria-label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) =>
      onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
    }
  >
    <option value="">{empty}</option>
    {tables.map(({ id, name, type, capacity }) => (
      <option key={id} value={id}>
        {`${name} (${texts.types[type]}, ${capacity})`}
      </option>
    ))}
  </select>
);
