import { useState } from 'react';
import { listTexts as texts } from '#content/texts/admin-lists.ts';
import { isSignedOut, refusalOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button, type ButtonTone } from '#islands/ui/Button.tsx';
import { reasonOf } from './dialogs/refusals.ts';
import { saveFile } from './save-file.ts';

type Answer = { ok: boolean; status: number; text(): Promise<string>; blob(): Promise<Blob> };

type Props = {
  /** Left out while there is nothing to download. */
  fetchFile: (() => Promise<Answer>) | undefined;
  fileName: string;
  label?: string;
  tone?: ButtonTone;
};

/** Downloads a list as a file for a spreadsheet program. */
export const DownloadButton = ({
  fetchFile,
  fileName,
  label = texts.export,
  tone = 'primary',
}: Props) => {
  const [busy, setBusy] = useState(false);

  const download = async (ask: () => Promise<Answer>) => {
    setBusy(true);
    try {
      const answer = await ask();
      if (!answer.ok) throw refusalOf(answer.status, await answer.text());
      saveFile(await answer.blob(), fileName);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      toast({ title: texts.exportFailed, description: reasonOf(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      tone={tone}
      disabled={!fetchFile}
      aria-disabled={busy}
      onClick={() => fetchFile && !busy && void download(fetchFile)}
    >
      {busy ? texts.exporting : label}
    </Button>
  );
};
