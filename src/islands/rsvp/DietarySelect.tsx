import { useId } from 'react';

import { dietLabels, severityLabels } from '#content/texts/diets.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import {
  type Diet,
  dietarySeverities,
  dietarySpecLimit,
  type DietaryType,
  dietaryTypes,
} from '#domain/responses/dietary.ts';
import { Field } from '#islands/ui/Field.tsx';

import { withType } from '../responses/diets.ts';

type Props = {
  name: string;
  /** The name already stands above. */
  named?: boolean;
  diet: Diet;
  onChange: (diet: Diet) => void;
};

const { label, of, severity, specLabel, specPlaceholder } = rsvp.dietary;

/** What one person eats; only another diet asks for words. */
export const DietarySelect = ({ name, named = false, diet, onChange }: Props) => (
  <div className="grid gap-2">
    <Field
      label={
        named ? (
          <>
            {label} <span className="sr-only">{of(name)}</span>
          </>
        ) : (
          <>
            <span className="sr-only">
              {label} {of('')}
            </span>
            <span className="text-base font-semibold text-ink">{name}</span>
          </>
        )
      }
    >
      {(control) => (
        <select
          {...control}
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
    {diet.type === 'Other' && (
      <input
        className="input"
        aria-label={specLabel(name)}
        placeholder={specPlaceholder}
        maxLength={dietarySpecLimit}
        value={diet.spec ?? ''}
        onChange={({ target }) => onChange({ ...diet, spec: target.value })}
      />
    )}
    {diet.type !== 'None' && <Severity name={name} diet={diet} onChange={onChange} />}
  </div>
);

/** How careful the kitchen has to be; nobody has to say. */
const Severity = ({ name, diet, onChange }: Pick<Props, 'name' | 'diet' | 'onChange'>) => {
  const id = useId();
  return (
    <fieldset>
      <legend className="label mb-1">
        {severity} <span className="sr-only">{of(name)}</span>
      </legend>
      <div className="choices severities">
        {dietarySeverities.map((one) => (
          <label
            key={one}
            className="choice"
            data-tone={one === 'allergy' ? 'no' : 'yes'}
            data-checked={diet.severity === one ? '' : undefined}
          >
            <input
              type="radio"
              name={id}
              checked={diet.severity === one}
              onChange={() => onChange({ ...diet, severity: one })}
            />
            {severityLabels[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
