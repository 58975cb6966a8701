import { useState } from 'react';
import { backupTexts as texts } from '#content/texts/admin-backups.ts';
import type { BackupView } from '#contract/backups.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejections.ts';
import { saveFile } from '#islands/admin/ui/save-file.ts';
import {
  wasCancelled,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { isSignedOut, rejectionOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = { backup: BackupView; withPassword: WithPassword };

// A plain link: on a slow line a large file takes longer than the client's time limit.
const fetchBackup = async (name: string): Promise<Blob> => {
  const answer = await fetch(`/api/admin/backups/${name}`);
  if (!answer.ok) throw rejectionOf(answer.status, await answer.text());
  return answer.blob();
};

export const DownloadBackup = ({ backup: { name, at }, withPassword }: Props) => {
  const [loading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      saveFile(await withPassword(() => fetchBackup(name)), name);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      if (wasCancelled(error)) return;
      toast({ title: texts.downloadFailed, description: reasonOf(error), variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Button
      variant="quiet"
      className="max-md:row-span-3"
      aria-label={texts.downloadOf(new Date(at))}
      aria-disabled={loading}
      onClick={() => !loading && void download()}
    >
      {loading ? texts.downloading : texts.download}
    </Button>
  );
};
