import { expect, test } from 'vitest';
import { type Field, fieldOf } from '#content/schemas/field-of.ts';
import { guideSchema } from '#content/schemas/event-guide.ts';
import { partSchemas } from '#content/schemas/parts.ts';
import { sectionOf, sectionsOf } from './sections.ts';

const sections = sectionsOf([{ id: 45, name: 'Glamping' }]);

const leaves = (field: Field, path: string): string[] =>
  field.kind === 'group'
    ? Object.entries(field.fields).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
    : [path];

test('every field of the content stands in a section', () => {
  const parts = Object.entries({ ...partSchemas, 'guides/45': guideSchema });
  const all = parts.flatMap(([part, schema]) => leaves(fieldOf(schema), part));
  expect(all.filter((path) => !sectionOf(sections, path))).toEqual([]);
});

test('a section names only fields that there are', () => {
  const known = new Set(
    Object.entries({ ...partSchemas, 'guides/45': guideSchema }).flatMap(([part, schema]) =>
      leaves(fieldOf(schema), part),
    ),
  );
  const missing = sections.flatMap(({ fields }) =>
    fields
      .map(({ part, path }) => [part, ...path].join('.'))
      .filter(
        (start) => ![...known].some((path) => path === start || path.startsWith(`${start}.`)),
      ),
  );
  expect(missing).toEqual([]);
});
