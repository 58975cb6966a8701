import type { Connection } from '#db/connection.ts';
import { importGroups } from '#db/models/groups/guest-import.ts';
import type {
  ImportPreview,
  ImportResult,
  ImportSettings,
} from '#contract/guest-list/guest-import.ts';
import { DomainError } from '#domain/errors.ts';
import type { SheetFile } from '#domain/guest-list/sheet.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { planImport } from './guest-import.ts';

export type ImportTask = {
  list: SheetFile;
  settings: ImportSettings;
  invitedBy: readonly [string, string];
  audit: AuditContext;
};

export type Imported = ImportPreview | ImportResult;

type Wedding = Pick<Connection, 'db' | 'snapshot'>;
type Plan = ReturnType<typeof planImport>;

export const planOf = ({ db }: Wedding, { list, settings, invitedBy }: ImportTask): Plan =>
  planImport({ db, invitedBy }, list, settings);

/**
 * Writes what a preview announced.
 * @throws DomainError `import_changed` when the result would differ now; as `importGroups`
 */
export const writeImport = (
  { db, snapshot }: Wedding,
  { preview, groups }: Plan,
  { settings, audit }: ImportTask,
): ImportResult => {
  if (settings.token !== preview.token) throw new DomainError('import_changed', { preview });
  if (groups.length > 0) snapshot('before-import');
  importGroups(db, groups, audit);
  const { new: created, changed } = preview.groups;
  return { groups: { new: created, changed }, people: preview.people };
};
