import { codeKey, nameKey } from '#domain/groups/guest-group.ts';
import type { ColumnUse } from './columns.ts';
import type { Draft } from './draft.ts';
import type { Notes } from './notes.ts';
import type { StoredGroup } from './stored-group.ts';

/** A code that opens two groups opens neither safely. What is stored already stays. */
export const addSharedCodeNotes = (
  draftGroups: readonly Draft[],
  stored: ReadonlyMap<string, StoredGroup>,
  columns: readonly ColumnUse[],
  notes: Notes,
) => {
  const rowOfCode = new Map<string, number>();
  for (const { name, fields, rows } of draftGroups) {
    const code = fields.access_code;
    if (!code) continue;
    const first = rowOfCode.get(codeKey(code));
    rowOfCode.set(codeKey(code), first ?? rows[0]!);
    if (
      first === undefined ||
      codeKey(stored.get(nameKey(name))?.fields.access_code ?? '') === codeKey(code)
    ) {
      continue;
    }
    const column = columns.indexOf('code');
    notes.wrong(rows[0]!, { code: 'shared_code', column, value: code, row: first });
  }
};
