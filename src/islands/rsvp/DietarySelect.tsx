import { dietLabels, severityLabels } from '#content/texts/diets.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import { dietField, severityField, specField } from '#contract/responding/form-fields.ts';
import {
  type Diet,
  dietarySeverities,
  dietarySpecLimit,
  type DietaryType,
  dietaryTypes,
} from '#domain/responses/dietary.ts';
import { Field } from '#islands/ui/Field.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import { withType } from '../responses/diets.ts';

type Props = {
  memberId: number;
  name: string;
  /** The name already stands above. */
  named?: boolean;
  diet: Diet;
  onChange: (diet: Diet) => void;
};

const { label, of, severity, specLabel, specPlaceholder } = rsvp.dietary;

/** What one person eats; only another diet asks for words. */
export const DietarySelect = ({ memberId, name, named = false, diet, onChange }: Props) => {
  // The server does not know what will be chosen: its form has every field, and the styles show those that are asked.
  const hydrated = useHydrated();
  return (
    <div className="diet grid gap-2">
      <Field
        label={
          named ? (
            <>
              <span>{label}</span> <span className="sr-only">{of(name)}</span>
            </>
          ) : (
            <>
              <span className="sr-only">{`${label} ${of('')}`}</span>
              <span className="text-base font-semibold text-ink">{name}</span>
            </>
          )
        }
      >
        {(control) => (
          <select
            {...control}
            name={dietField(memberId)}
            value={diet.type}
            onChange={({ target }) => onChange(withType(diet, target.value as DietaryType))}
          >
            {dietaryTypes.map((type) => (
              <option key={type} value={type}>
                {dietLabels[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(!hydrated || diet.type === 'Other') && (
        <input
          className="input diet-words"
          name={specField(memberId)}
          aria-label={specLabel(name)}
          placeholder={specPlaceholder}
          maxLength={dietarySpecLimit}
          value={diet.spec ?? ''}
          onChange={({ target }) => onChange({ ...diet, spec: target.value })}
        />
      )}
      {(!hydrated || diet.type !== 'None') && (
        <Severity memberId={memberId} name={name} diet={diet} onChange={onChange} />
      )}
    </div>
  );
};

/** How careful the kitchen has to be; nobody has to say. */
const Severity = ({ memberId, name, diet, onChange }: Omit<Props, 'named'>) => {
  const hydrated = useHydrated();
  return (
    <fieldset className="diet-severity">
      <legend className="label mb-1">
        <span>{severity}</span> <span className="sr-only">{of(name)}</span>
      </legend>
      <div className="choices severities">
        {dietarySeverities.map((one) => (
          <label
            key={one}
            className="choice"
            data-variant={one === 'allergy' ? 'no' : 'yes'}
            data-checked={hydrated && diet.severity === one ? '' : undefined}
          >
            <input
              type="radio"
              name={severityField(memberId)}
              value={one}
              checked={diet.severity === one}
              onChange={() => onChange({ ...diet, severity: one })}
            />
            {/* eslint-disable-next-line convite/bare-text -- It never changes, and an element would lie under the input. */}
            {severityLabels[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
