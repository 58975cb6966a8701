import { listTexts as texts } from '#content/texts/admin-lists.ts';
import { Field } from '#islands/ui/Field.tsx';
import type { SortOrder } from './sort-groups.ts';

type SortKey = keyof typeof texts.orders;

type Props<Key extends SortKey> = {
  /** In the order in which they are offered. */
  keys: readonly Key[];
  sortOrder: SortOrder<Key>;
  onSort: (sortOrder: SortOrder<Key>) => void;
  className?: string;
};

const beside = 'sm:flex-row sm:items-center sm:gap-3 max-sm:w-full';

/** For lists of cards, which have no headings to press. */
export const SortSelect = <Key extends SortKey>({
  keys,
  sortOrder,
  onSort,
  className,
}: Props<Key>) => (
  <Field
    label={<span className="whitespace-nowrap">{texts.sortBy}</span>}
    className={className ?? beside}
  >
    {(control) => (
      <select
        {...control}
        value={`${sortOrder.key} ${sortOrder.down}`}
        onChange={({ target }) => {
          const [selected, down] = target.value.split(' ');
          const key = keys.find((one) => one === selected);
          if (key) onSort({ key, down: down === 'true' });
        }}
      >
        {keys.flatMap((key) =>
          [false, true].map((down) => (
            <option key={`${key} ${down}`} value={`${key} ${down}`}>
              {texts.orders[key][down ? 1 : 0]}
            </option>
          )),
        )}
      </select>
    )}
  </Field>
);
