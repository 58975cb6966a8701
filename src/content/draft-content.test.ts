import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';
import { contentOf } from './content-of.ts';
import { draftContent } from './draft-content.ts';

const isPhoto = (photo: string) => builtFiles.photos.includes(photo);

test('what is whole is shown as it is', () => {
  expect(draftContent(builtFiles.parts, { isPhoto })).toEqual(contentOf(builtFiles.parts));
});

test('what is lacking has a sign in its place, what does not fit is left out', () => {
  const wedding = {
    couple: { names: ['Ana', ''] },
    ceremony: { day: '2027-03-06' },
    venue: { name: '', latitude: 'al sur' },
    planet: 'Tierra',
    contact: { phones: [{ label: 'Ana', number: 'no sé' }] },
  };
  const photos = { gallery: [{ photo: 'nada.jpg', alt: 'Nada' }] };
  const content = draftContent(
    { wedding, home: { gift: { text: 'Con cariño' } }, photos },
    { isPhoto },
  );
  expect(content.wedding).toMatchObject({
    couple: { names: ['Ana', '…'] },
    dateText: '6 de marzo de 2027',
    venue: { name: '…', map: null },
  });
  expect(content.photos.gallery).toEqual([]);
  expect(content.home.gift).toEqual({ title: '…', text: 'Con cariño' });
});

const anything = fc.jsonValue({ maxDepth: 4 });

test('nothing that anybody types keeps a page from being shown', () => {
  const paths = Object.keys(builtFiles.parts).flatMap((part) =>
    Object.keys(builtFiles.parts[part] as object).map((name) => [part, name] as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), anything, ([part, name], value) => {
      const content = { ...(builtFiles.parts[part] as object), [name]: value };
      expect(() =>
        draftContent({ ...builtFiles.parts, [part]: content }, { isPhoto }),
      ).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
