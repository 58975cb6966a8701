import './fields/fields.css';

import { valueAt } from '#content/at-path.ts';
import { guideEvent } from '#content/schemas/guide-part.ts';
import type { Field } from '#content/schemas/field-of.ts';
import { FieldInput } from './fields/FieldInput.tsx';
import { MapPaste } from './MapPaste.tsx';
import type { Section } from './sections.ts';
import { type SiteDraft, typedAt } from './site-draft.ts';

/** The schema of each part as a form shows it; `guides` is that of every guide. */
export type PartFields = Readonly<Record<string, Field>>;

export const partField = (fields: PartFields, part: string): Field =>
  fields[guideEvent(part) === null ? part : 'guides']!;

type Props = { section: Section; draft: SiteDraft; fields: PartFields };

export const SectionForm = ({ section, draft, fields }: Props) => (
  <div className="site-form">
    {section.key === 'directions' && <MapPaste />}
    {section.fields.map(({ part, path }) => {
      const field = fieldIn(partField(fields, part), path);
      return (
        field && (
          <FieldInput
            key={[part, ...path].join('.')}
            field={field}
            path={[part, ...path]}
            value={typedAt(draft, part, path)}
          />
        )
      );
    })}
  </div>
);

const fieldIn = (full: Field, path: readonly (string | number)[]) =>
  valueAt(
    full,
    path.flatMap((name) => ['fields', name]),
  ) as Field | undefined;
