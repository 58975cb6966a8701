import { useRef, useState } from 'react';
import { guestImportTexts as texts } from '#content/texts/admin-guest-import.ts';
import { connection } from '#content/texts/connection.ts';
import type {
  ImportPreview,
  ImportQuery,
  ImportResult,
} from '#contract/guest-list/guest-import.ts';
import { sheetLimits } from '#domain/guest-list/sheet.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { ApiError, messageOf, api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import type { ImportState, PreviewState, ParseOptions, SelectedFile } from './import-state.ts';

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

const previewFile = (file: SelectedFile, parseOptions: ParseOptions) =>
  send(file, queryOf(parseOptions)) as Promise<ImportPreview>;

/** Writes what a preview announced. */
const importFile = (file: SelectedFile, parseOptions: ParseOptions, { token }: ImportPreview) =>
  send(file, { ...queryOf(parseOptions), token }) as Promise<ImportResult>;

const isContact = ({ name, type }: File) =>
  /\.vcf$/iu.test(name) || /^text\/(?:x-)?vcard$/u.test(type);

/** A phone shares contacts as a file each; one after the other they are one file of contacts. */
const mergedContacts = (files: readonly File[]): File =>
  new File(
    files.flatMap((file) => [file, '\r\n']),
    texts.contacts(files.length),
  );

/** The steps of an import: file, preview, confirmation. */
export const useImport = () => {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  // Another file was chosen meanwhile: this answer is outdated.
  const latestRequest = useRef(0);
  const { withPassword, passwordDialog } = useReauthentication();

  const choose = async (files: readonly File[]) => {
    const request = (latestRequest.current += 1);
    if (files.length > 1 && !files.every(isContact)) {
      return setState({ step: 'choose', failure: texts.oneFile });
    }
    const file = files.length === 1 ? files[0]! : mergedContacts(files);
    if (file.size > sheetLimits.bytes) {
      return setState({ step: 'choose', failure: texts.tooLarge });
    }
    setState({ step: 'reading', name: file.name });
    try {
      const selected = { name: file.name, bytes: await file.arrayBuffer() };
      const preview = await withPassword(() => previewFile(selected, {}));
      if (request === latestRequest.current)
        setState({ step: 'preview', file: selected, preview, parseOptions: {} });
    } catch (error) {
      if (request === latestRequest.current)
        setState({ step: 'choose', failure: messageFor(error) });
    }
  };

  const readAs = async (before: PreviewState, parseOptions: ParseOptions) => {
    const request = (latestRequest.current += 1);
    const { isConflict: _, failure: __, ...rest } = before;
    setState({ ...rest, parseOptions, loading: 'updating' });
    try {
      const preview = await withPassword(() => previewFile(before.file, parseOptions));
      if (request === latestRequest.current)
        setState({ step: 'preview', file: before.file, preview, parseOptions });
    } catch (error) {
      if (request !== latestRequest.current) return;
      setState({ ...rest, failure: messageFor(error) });
    }
  };

  const confirm = async (before: PreviewState) => {
    const { isConflict: _, failure: __, loading: ___, ...rest } = before;
    setState({ ...rest, loading: 'writing' });
    try {
      const { file, parseOptions, preview } = before;
      const result = await withPassword(() => importFile(file, parseOptions, preview));
      setState({ step: 'done', result });
      toast({ title: texts.done });
    } catch (error) {
      if (wasCancelled(error)) return setState(rest);
      const fresh = previewIn(error);
      setState({
        ...rest,
        ...(fresh ? { preview: fresh, isConflict: true } : { failure: messageFor(error) }),
      });
      if (!fresh) toast({ title: texts.failed, variant: 'destructive' });
    }
  };

  const startAgain = () => {
    latestRequest.current += 1;
    setState({ step: 'choose' });
  };

  return { state, choose, readAs, confirm, startAgain, passwordDialog };
};

const messageFor = (error: unknown): string => {
  if (wasCancelled(error)) return '';
  return messageOf(error) ?? (error instanceof ApiError ? connection.offline : texts.unreadable);
};

const previewIn = (error: unknown): ImportPreview | undefined =>
  error instanceof ApiError && error.status === 409 ? error.errorBody?.preview : undefined;
