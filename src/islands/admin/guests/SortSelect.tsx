import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { Field } from '#islands/ui/Field.tsx';
import { type Sorting, sortKeys } from './sort-groups.ts';

type Props = { sorting: Sorting; onSort: (sorting: Sorting) => void };

/** On phones, where the groups are cards and there are no headings to press. */
export const SortSelect = ({ sorting, onSort }: Props) => (
  <Field label={texts.sortBy} className="mt-3 md:hidden">
    {(control) => (
      <select
        {...control}
        value={`${sorting.key} ${sorting.down}`}
        onChange={({ target }) => {
          const key = sortKeys.find((one) => target.value.startsWith(one));
          if (key) onSort({ key, down: target.value.endsWith('true') });
        }}
      >
        {sortKeys.flatMap((key) =>
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
