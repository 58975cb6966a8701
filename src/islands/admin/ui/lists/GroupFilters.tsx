import type { Dispatch, SetStateAction } from 'react';
import { listTexts } from '#content/texts/admin-lists.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { Filters } from './filter-groups.ts';
import { SearchInput } from './SearchInput.tsx';

export type Option<Name> = {
  name: Name;
  label: string;
  /** Value and how it is called; the first, nameless one chooses all. */
  options: readonly (readonly [value: string, label: string])[];
  /** Nothing to choose yet. */
  disabled?: boolean;
};

type Props<All extends Filters> = {
  filters: All;
  options: readonly Option<Exclude<keyof All, 'groupName' | 'accessCode'> & string>[];
  onFilter: Dispatch<SetStateAction<All>>;
};

const texts = listTexts.filters;

/** Name and code of a group, and what else the screen lets choose by. */
export const GroupFilters = <All extends Filters>({
  filters,
  options: choices,
  onFilter,
}: Props<All>) => {
  const set = (name: keyof All) => (value: string) =>
    onFilter((before) => ({ ...before, [name]: value }));
  return (
    <search className="no-print" aria-label={texts.label}>
      <Controls className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        <Field label={texts.groupName} className="max-md:col-span-2">
          {(control) => (
            <SearchInput {...control} query={filters.groupName} onSearch={set('groupName')} />
          )}
        </Field>
        <Field label={texts.accessCode} className="max-md:col-span-2">
          {(control) => (
            <SearchInput
              {...control}
              autoCapitalize="characters"
              spellCheck={false}
              query={filters.accessCode}
              onSearch={set('accessCode')}
            />
          )}
        </Field>
        {choices.map(({ name, label, options, disabled }) => (
          <Field key={name} label={label}>
            {(control) => (
              <select
                {...control}
                disabled={disabled}
                value={`${filters[name]}`}
                onChange={({ target }) => set(name)(target.value)}
              >
                <option value="">{texts.all}</option>
                {options.map(([value, option]) => (
                  <option key={value} value={value}>
                    {option}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </Controls>
    </search>
  );
};

export const inviterOption = (invitedBy: readonly string[]): Option<'invitedBy'> => ({
  name: 'invitedBy',
  label: texts.invitedBy,
  options: invitedBy.map((name) => [name, name] as const),
});
