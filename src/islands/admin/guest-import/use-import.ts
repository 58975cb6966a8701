import { useRef, useState } from 'react';
import { guestImportTexts as texts } from '#content/texts/admin-guest-import.ts';
import { connection } from '#content/texts/connection.ts';
import type { ImportPreview } from '#contract/guest-list/guest-import.ts';
import { sheetLimits } from '#domain/guest-list/sheet.ts';
import {
  useReauthentication,
  wasAbandoned,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { ApiError, sentenceOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import type { ImportState, PreviewState, Reading } from './import-state.ts';
import { importFile, previewFile } from './send-file.ts';

/** The steps of an import: file, preview, confirmation. */
export const useImport = () => {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  // Another file was chosen meanwhile: this answer is outdated.
  const asked = useRef(0);
  const { withPassword, passwordDialog } = useReauthentication();

  const choose = async (file: File) => {
    const ask = (asked.current += 1);
    if (file.size > sheetLimits.bytes) {
      return setState({ step: 'choose', failure: texts.tooLarge });
    }
    setState({ step: 'reading', name: file.name });
    try {
      const chosen = { name: file.name, bytes: await file.arrayBuffer() };
      const preview = await withPassword(() => previewFile(chosen, {}));
      if (ask === asked.current) setState({ step: 'preview', file: chosen, preview, reading: {} });
    } catch (error) {
      if (ask === asked.current) setState({ step: 'choose', failure: sentenceFor(error) });
    }
  };

  const readAs = async (before: PreviewState, reading: Reading) => {
    const ask = (asked.current += 1);
    const { isConflict: _, failure: __, ...rest } = before;
    setState({ ...rest, reading, busy: 'updating' });
    try {
      const preview = await withPassword(() => previewFile(before.file, reading));
      if (ask === asked.current) setState({ step: 'preview', file: before.file, preview, reading });
    } catch (error) {
      if (ask !== asked.current) return;
      setState({ ...rest, failure: sentenceFor(error) });
    }
  };

  const confirm = async (before: PreviewState) => {
    const { isConflict: _, failure: __, busy: ___, ...rest } = before;
    setState({ ...rest, busy: 'writing' });
    try {
      const { file, reading, preview } = before;
      const result = await withPassword(() => importFile(file, reading, preview));
      setState({ step: 'done', result });
      toast({ title: texts.done });
    } catch (error) {
      if (wasAbandoned(error)) return setState(rest);
      const fresh = previewIn(error);
      setState({
        ...rest,
        ...(fresh ? { preview: fresh, isConflict: true } : { failure: sentenceFor(error) }),
      });
      if (!fresh) toast({ title: texts.failed, tone: 'destructive' });
    }
  };

  const startAgain = () => {
    asked.current += 1;
    setState({ step: 'choose' });
  };

  return { state, choose, readAs, confirm, startAgain, passwordDialog };
};

const sentenceFor = (error: unknown): string => {
  if (wasAbandoned(error)) return '';
  return sentenceOf(error) ?? (error instanceof ApiError ? connection.offline : texts.unreadable);
};

const previewIn = (error: unknown): ImportPreview | undefined =>
  error instanceof ApiError && error.status === 409 ? error.problem?.preview : undefined;
