import { valueAt, withValue, type Path } from '#content/at-path.ts';
import { isSameWedding } from '#domain/site/draft-version.ts';
import { isSame } from '#content/same-content.ts';
import { mergeContent, type Merged } from './merge-content.ts';

/** A part as it is stored, and as it is in the form. */
export type DraftPart = { version: number; saved: unknown; typed: unknown };

export type SiteDraft = Readonly<Record<string, DraftPart>>;

export type StoredPart = { part: string; version: number; content: unknown };

export type PartConflict = Merged['conflicts'][number] & { part: string };

export const draftOf = (stored: readonly StoredPart[]): SiteDraft =>
  Object.fromEntries(
    stored.map(({ part, version, content }) => [part, { version, saved: content, typed: content }]),
  );

export const typedAt = (draft: SiteDraft, part: string, path: Path): unknown =>
  valueAt(draft[part]?.typed, path);

export const withTyped = (
  draft: SiteDraft,
  part: string,
  path: Path,
  value: unknown,
): SiteDraft => {
  const before = draft[part] ?? { version: 0, saved: {}, typed: {} };
  return { ...draft, [part]: { ...before, typed: withValue(before.typed, path, value) } };
};

/** What was typed at another moment, beside what is stored now. */
export const withTypedOf = (draft: SiteDraft, other: SiteDraft): SiteDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([part, now]) => [
      part,
      { ...now, typed: other[part] ? other[part].typed : now.typed },
    ]),
  );

/** What is in the form and not yet stored. */
export const unsavedParts = (draft: SiteDraft): StoredPart[] =>
  Object.entries(draft)
    .filter(([, { saved, typed }]) => !isSame(saved, typed))
    .map(([part, { version, typed }]) => ({ part, version, content: typed }));

/**
 * A part was stored, its texts without spaces around them: what was typed since then stays in the form.
 * @param sent what it was sent with
 */
export const withSaved = (
  draft: SiteDraft,
  { part, version, content }: StoredPart,
  sent: unknown = content,
): SiteDraft => {
  const typed = draft[part] ? mergeContent(sent, draft[part].typed, content).content : content;
  return { ...draft, [part]: { version, saved: content, typed } };
};

/** Somebody else stored a part meanwhile. */
export const withStored = (
  draft: SiteDraft,
  { part, version, content }: StoredPart,
): { draft: SiteDraft; conflicts: PartConflict[] } => {
  const before = draft[part];
  if (!before) return { draft: withSaved(draft, { part, version, content }), conflicts: [] };
  const merged = mergeContent(before.saved, before.typed, content);
  return {
    draft: { ...draft, [part]: { version, saved: content, typed: merged.content } },
    conflicts: merged.conflicts.map((conflict) => ({ ...conflict, part })),
  };
};

/** Whether what is in the form was about another wedding than what is stored now: about the demo, which they have left. */
export const isOfAnotherWedding = (draft: SiteDraft, { part, version }: StoredPart): boolean =>
  draft[part] !== undefined && !isSameWedding(draft[part].version, version);

/** What an earlier visit left unsaved, laid over what is stored now; what was typed about the demo is left out. */
export const withUnsaved = (
  stored: SiteDraft,
  unsaved: SiteDraft,
): { draft: SiteDraft; conflicts: PartConflict[] } => {
  let draft: SiteDraft = { ...stored };
  const conflicts: PartConflict[] = [];
  for (const [part, before] of Object.entries(unsaved)) {
    const now = stored[part];
    if (!now || isSame(before.saved, before.typed)) continue;
    if (!isSameWedding(before.version, now.version)) continue;
    const merged = withStored(
      { [part]: before },
      { part, version: now.version, content: now.saved },
    );
    draft = { ...draft, ...merged.draft };
    conflicts.push(...merged.conflicts);
  }
  return { draft, conflicts };
};
