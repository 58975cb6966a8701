import type {
  ImportPreview,
  ImportQuery,
  ImportResult,
} from '#contract/guest-list/guest-import.ts';
import { api, call } from '#islands/client/api.ts';
import type { ChosenFile, Reading } from './import-state.ts';

const send = ({ bytes }: ChosenFile, query: ImportQuery) =>
  call(
    api.api.admin.guests.import.$post(
      { query },
      { init: { body: bytes, headers: { 'Content-Type': 'application/octet-stream' } } },
    ),
  );

const queryOf = ({ sheet, header, columns, split, encoding }: Reading): ImportQuery => ({
  ...(sheet !== undefined && { sheet: String(sheet) }),
  ...(header !== undefined && { header: String(header) }),
  ...(columns && { columns: columns.join('.') }),
  ...(split !== undefined && { split: split ? 'yes' : 'no' }),
  ...(encoding && { encoding }),
});

export const previewFile = (file: ChosenFile, reading: Reading) =>
  send(file, queryOf(reading)) as Promise<ImportPreview>;

/** Writes what a preview announced. */
export const importFile = (file: ChosenFile, reading: Reading, { token }: ImportPreview) =>
  send(file, { ...queryOf(reading), token }) as Promise<ImportResult>;
