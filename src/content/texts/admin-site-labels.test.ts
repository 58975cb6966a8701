import { expect, test } from 'vitest';
import { currencies } from '#domain/region.ts';
import { blockSchema } from '../schemas/blocks.ts';
import { guideSchema } from '../schemas/event-guide.ts';
import { type Field, fieldOf } from '../schemas/field-of.ts';
import { partSchemas } from '../schemas/parts.ts';
import { itemOf, optionLabels, labelOf, pairLabelsOf } from './admin-site-labels.ts';

const unnamed = (field: Field, path: string[]): string[] => {
  if (field.kind === 'pair' && !pairLabelsOf(path)) return [path.join('.')];
  if (field.kind === 'list' || field.kind === 'pair') return unnamed(field.item, path);
  if (field.kind === 'choice') return field.values.filter((value) => !(value in optionLabels));
  const groups =
    field.kind === 'group' ? { group: field.fields } : 'types' in field ? field.types : {};
  return Object.values(groups).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, inner]) => [
      ...(labelOf([...path, name], inner.about) ? [] : [[...path, name].join('.')]),
      ...unnamed(inner, [...path, name]),
    ]),
  );
};

test('every field and every choice has a name in the forms', () => {
  const withoutName = Object.entries({ ...partSchemas, guides: guideSchema }).flatMap(
    ([part, schema]) => unnamed(fieldOf(schema), [part]),
  );
  const sayThemselves = ['vegano', 'vegetariano', 'celíaco', ...currencies];
  expect(withoutName.filter((name) => !sayThemselves.includes(name))).toEqual([]);
});

test('in a block each list is called by what it holds', () => {
  const block = fieldOf(blockSchema);
  if (block.kind !== 'block') throw new Error('Blocks are told apart by their type');
  const items = Object.entries(block.types).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'list' ? [[type, itemOf(['blocks', name], field.item.about)]] : [],
    ),
  );
  expect(Object.fromEntries(items)).toEqual({
    programme: 'hora',
    menu: 'parte',
    list: 'línea',
    tents: 'carpa',
    services: 'servicio',
    reviews: 'opinión',
    activities: 'actividad',
    gallery: 'foto',
    map: 'tramo',
  });
});
