import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SitePartView } from '#contract/site/site.ts';
import {
  draftOf,
  type SiteDraft,
  unsavedParts,
  withSaved,
  withStored,
  withTyped,
} from '#islands/admin/site/site-draft.ts';
import { isLong } from '../../e2e/fixtures/length.ts';
import { demoSite } from '../support/api.ts';
import type { Browser } from '../support/browser.ts';

// The two of a couple edit the same part at once, each as its screen does. A loss is silent when a save changes what
// whoever saved has never seen.

const at = '/api/admin/site/home';
const fields = [
  ['gift', 'title'],
  ['gift', 'text'],
  ['unanswered', 'title'],
  ['directions', 'steps'],
  ['directions', 'tip'],
] as const;

const values = (content: unknown) =>
  fields.map(([group, name]) =>
    JSON.stringify((content as Record<string, Record<string, unknown>>)[group]?.[name]),
  );

type Editor = { draft: SiteDraft | undefined; reported: number };

/** What one turn of an editor does. @returns what it overwrote without having seen it */
const turn = async (
  admin: Browser,
  editor: Editor,
  field: number,
  text: string,
  isGuarded: boolean,
): Promise<string[]> => {
  const read = async () => (await admin.get(at)).json as SitePartView;
  if (!editor.draft) {
    editor.draft = draftOf([await read()]);
    return [];
  }
  const path = fields[field % fields.length]!;
  const value = path[1] === 'steps' ? [text, 'Otro tramo'] : text;
  editor.draft = withTyped(editor.draft, 'home', path, value);
  const [unsaved] = unsavedParts(editor.draft);
  if (!unsaved) return [];
  const seen = values(editor.draft['home']!.saved);
  const stored = await read();
  const version = isGuarded ? unsaved.version : stored.version;
  const answer = await admin.put(at, { version, content: unsaved.content });
  if (answer.status === 409) {
    const { current } = answer.json as { current: SitePartView };
    const merged = withStored(editor.draft, current);
    editor.draft = merged.draft;
    editor.reported += merged.conflicts.length;
    return [];
  }
  const before = values(stored.content);
  const after = values(unsaved.content);
  editor.draft = withSaved(editor.draft, { ...unsaved, version: version + 1 });
  return before.filter((was, index) => was !== after[index] && was !== seen[index]);
};

const lossesOf = async (admin: Browser, moves: readonly [number, number][], isGuarded: boolean) => {
  const editors: Editor[] = [1, 2].map(() => ({ draft: undefined, reported: 0 }));
  const losses: string[] = [];
  let number = 0;
  for (const [person, field] of moves) {
    number += 1;
    losses.push(...(await turn(admin, editors[person]!, field, `${person} ${number}`, isGuarded)));
  }
  return losses;
};

const moves = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.nat(4)), { minLength: 4, maxLength: 9 });

test('two who edit the same part lose nothing of each other unseen', async () => {
  const admin = await demoSite().admin();
  await fc.assert(
    fc.asyncProperty(moves, async (sample) => {
      expect(await lossesOf(admin, sample, true)).toEqual([]);
    }),
    { numRuns: isLong ? 1000 : 150 },
  );
}, 300_000);

test('without the version they would', async () => {
  const admin = await demoSite().admin();
  const both: [number, number][] = [[0, 0], [1, 0], [0, 0], [1, 1]]; // prettier-ignore
  expect(await lossesOf(admin, both, false)).not.toEqual([]);
  expect(await lossesOf(admin, both, true)).toEqual([]);
});
