import { useState } from 'react';
import { backupTexts as texts } from '#content/texts/admin-backups.ts';
import type { BackupView } from '#contract/backups.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/refusals.ts';
import { saveFile } from '#islands/admin/ui/save-file.ts';
import {
  wasAbandoned,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { isSignedOut, refusalOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = { backup: BackupView; withPassword: WithPassword };

// A plain link: on a slow line a large file takes longer than the client's time limit.
const fetchBackup = async (name: string): Promise<Blob> => {
  const answer = await fetch(`/api/admin/backups/${name}`);
  if (!answer.ok) throw refusalOf(answer.status, await answer.text());
  return answer.blob();
};

export const DownloadBackup = ({ backup: { name, at }, withPassword }: Props) => {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await withPassword(() => fetchBackup(name)), name);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      if (wasAbandoned(error)) return;
      toast({ title: texts.downloadFailed, description: reasonOf(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      tone="quiet"
      className="max-md:row-span-3"
      aria-label={texts.downloadOf(new Date(at))}
      aria-disabled={busy}
      onClick={() => !busy && void download()}
    >
      {busy ? texts.downloading : texts.download}
    </Button>
  );
};
