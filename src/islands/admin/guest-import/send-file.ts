import type {
  ImportPreview,
  ImportQuery,
  ImportResult,
} from '#contract/guest-list/guest-import.ts';
import { api, call } from '#islands/client/api.ts';
import type { SelectedFile, ParseOptions } from './import-state.ts';

const send = ({ bytes }: SelectedFile, query: ImportQuery) =>
  call(
    api.api.admin.guests.import.$post(
      { query },
      { init: { body: bytes, headers: { 'Content-Type': 'application/octet-stream' } } },
    ),
  );

const queryOf = ({ sheet, header, columns, split, encoding }: ParseOptions): ImportQuery => ({
  ...(sheet !== undefined && { sheet: String(sheet) }),
  ...(header !== undefined && { header: String(header) }),
  ...(columns && { columns: columns.join('.') }),
  ...(split !== undefined && { split: split ? 'yes' : 'no' }),
  ...(encoding && { encoding }),
});

export const previewFile = (file: SelectedFile, parseOptions: ParseOptions) =>
  send(file, queryOf(parseOptions)) as Promise<ImportPreview>;

/** Writes what a preview announced. */
export const importFile = (
  file: SelectedFile,
  parseOptions: ParseOptions,
  { token }: ImportPreview,
) => send(file, { ...queryOf(parseOptions), token }) as Promise<ImportResult>;
