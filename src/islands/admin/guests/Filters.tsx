import { tripPassTexts } from '#content/texts/admin-days.ts';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { SearchInput } from '#islands/admin/ui/lists/SearchInput.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';
import type { GroupFilter } from './filter-groups.ts';
import type { EventOption } from './group-rows.ts';

type Props = {
  filter: GroupFilter;
  onChange: (change: Partial<GroupFilter>) => void;
  inviters: readonly string[];
  events: EventOption[];
};

export const Filters = ({ filter, onChange, inviters, events }: Props) => (
  <div
    className="grid grid-cols-2 gap-x-4 gap-y-3 lg:flex-[5] lg:grid-cols-5"
    role="search"
    aria-label={texts.filters}
  >
    <Field label={texts.byName}>
      {(control) => (
        <SearchInput {...control} query={filter.name} onSearch={(name) => onChange({ name })} />
      )}
    </Field>
    <Field label={texts.byCode}>
      {(control) => (
        <SearchInput
          {...control}
          autoCapitalize="characters"
          spellCheck={false}
          query={filter.code}
          onSearch={(code) => onChange({ code })}
        />
      )}
    </Field>
    <Field label={texts.byInviter}>
      {(control) => (
        <select
          {...control}
          value={filter.invitedBy}
          onChange={({ target }) => onChange({ invitedBy: target.value })}
        >
          <option value="">{texts.allPeople}</option>
          {inviters.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
    <Field label={texts.byEvent}>
      {(control) => (
        <select
          {...control}
          value={filter.eventId ?? ''}
          onChange={({ target }) => onChange({ eventId: Number(target.value) || null })}
        >
          <option value="">{texts.everyEvent}</option>
          <NameOptions list={events} />
        </select>
      )}
    </Field>
    <Field label={texts.byTrip}>
      {(control) => (
        <select
          {...control}
          value={filter.trip}
          onChange={({ target }) => onChange({ trip: target.value as GroupFilter['trip'] })}
        >
          <option value="">{texts.allPeople}</option>
          <option value="ready">{tripPassTexts.ready}</option>
          <option value="missing">{tripPassTexts.missing}</option>
        </select>
      )}
    </Field>
  </div>
);
