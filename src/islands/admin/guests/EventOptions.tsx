import { Controller } from 'react-hook-form';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupForm } from './group/group-form.ts';
import type { EventOption } from './group-rows.ts';

type Props = { control: GroupForm['control']; events: EventOption[]; invited: readonly number[] };

/** The events the group is invited to. Taking one away tells what goes with it. */
export const EventOptions = ({ control, events, invited }: Props) => (
  <Controller
    control={control}
    name="eventIds"
    render={({ field: { value, onChange } }) => (
      <fieldset className="border-t border-paper-edge pt-4">
        <legend className="sr-only">{texts.events}</legend>
        <h3 className="subtitle" aria-hidden="true">
          {texts.events}
        </h3>
        <p className="hint mb-2">{events.length > 0 ? texts.eventsHint : texts.noEventsYet}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {events.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="check"
                checked={value.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <p className="hint" role="status">
          {invited.some((id) => !value.includes(id)) && texts.eventsRemoved}
        </p>
      </fieldset>
    )}
  />
);
