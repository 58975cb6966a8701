import { expect, test } from 'vitest';
import { firstVersion } from '#domain/site/draft-version.ts';
import {
  draftOf,
  isOfAnotherWedding,
  unsavedParts,
  withUnsaved,
  withSaved,
  withStored,
  withTyped,
} from './site-draft.ts';

const stored = [{ part: 'home', version: 3, content: { gift: { title: 'Regalo', text: 'Nada' } } }];

test('what is typed waits until it is stored', () => {
  const typed = withTyped(draftOf(stored), 'home', ['gift', 'title'], 'Regalos');
  const [unsaved] = unsavedParts(typed);
  expect(unsaved).toEqual({
    part: 'home',
    version: 3,
    content: { gift: { title: 'Regalos', text: 'Nada' } },
  });
  const more = withTyped(typed, 'home', ['gift', 'text'], 'Algo');
  const saved = withSaved(more, { ...unsaved!, version: 4 });
  expect(unsavedParts(saved)).toMatchObject([{ version: 4, content: { gift: { text: 'Algo' } } }]);
});

test('a text that was stored without the spaces around it is not unsaved', () => {
  const typed = withTyped(draftOf(stored), 'home', ['gift', 'title'], ' Regalos ');
  const sent = unsavedParts(typed)[0]?.content;
  const answer = {
    part: 'home',
    version: 4,
    content: { gift: { title: 'Regalos', text: 'Nada' } },
  };
  expect(unsavedParts(withSaved(typed, answer, sent))).toEqual([]);
  const more = withTyped(typed, 'home', ['gift', 'text'], 'Algo');
  expect(unsavedParts(withSaved(more, answer, sent))).toMatchObject([
    { version: 4, content: { gift: { title: 'Regalos', text: 'Algo' } } },
  ]);
});

test('what somebody else stored is merged with what was typed', () => {
  const typed = withTyped(draftOf(stored), 'home', ['gift', 'title'], 'Regalos');
  const { draft, conflicts } = withStored(typed, {
    part: 'home',
    version: 4,
    content: { gift: { title: 'Obsequio', text: 'Todo' } },
  });
  expect(draft['home']).toMatchObject({
    version: 4,
    typed: { gift: { title: 'Regalos', text: 'Todo' } },
  });
  expect(conflicts).toMatchObject([{ part: 'home', path: ['gift', 'title'], stored: 'Obsequio' }]);
});

test('what an earlier visit left is found again, also when the rest has changed', () => {
  const kept = withTyped(draftOf(stored), 'home', ['gift', 'title'], 'Regalos');
  const now = draftOf([
    { part: 'home', version: 5, content: { gift: { title: 'Regalo', text: 'Ya' } } },
  ]);
  expect(withUnsaved(now, kept).draft['home']).toMatchObject({
    version: 5,
    typed: { gift: { title: 'Regalos', text: 'Ya' } },
  });
});

test('what was typed about the demo is not laid over the wedding that took its place', () => {
  const typed = withTyped(draftOf(stored), 'home', ['gift', 'title'], 'Regalos');
  const [, ours] = [1, 2].map(firstVersion);
  const now = { part: 'home', version: ours! + 1, content: { gift: { title: 'Obsequio' } } };
  expect(withUnsaved(draftOf([now]), typed)).toEqual({ draft: draftOf([now]), conflicts: [] });
  expect(isOfAnotherWedding(typed, now)).toBe(true);
  expect(isOfAnotherWedding(typed, { ...now, version: 4 })).toBe(false);
});
