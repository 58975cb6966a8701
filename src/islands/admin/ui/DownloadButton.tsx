import { useState } from 'react';
import { listTexts as texts } from '#content/texts/admin-lists.ts';
import { isSignedOut, rejectionOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button, type ButtonVariant } from '#islands/ui/Button.tsx';
import { reasonOf } from './dialogs/rejection-reason.ts';
import { saveFile } from './save-file.ts';

type Answer = { ok: boolean; status: number; text(): Promise<string>; blob(): Promise<Blob> };

type Props = {
  /** Left out while there is nothing to download. */
  fetchFile: (() => Promise<Answer>) | undefined;
  fileName: string;
  label?: string;
  variant?: ButtonVariant;
};

/** Downloads a list as a file for a spreadsheet program. */
export const DownloadButton = ({
  fetchFile,
  fileName,
  label = texts.export,
  variant = 'primary',
}: Props) => {
  const [loading, setLoading] = useState(false);

  const download = async (request: () => Promise<Answer>) => {
    setLoading(true);
    try {
      const answer = await request();
      if (!answer.ok) throw rejectionOf(answer.status, await answer.text());
      saveFile(await answer.blob(), fileName);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      toast({ title: texts.exportFailed, description: reasonOf(error), variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Button
      variant={variant}
      disabled={!fetchFile}
      aria-disabled={loading}
      onClick={() => fetchFile && !loading && void download(fetchFile)}
    >
      {loading ? texts.exporting : label}
    </Button>
  );
};
