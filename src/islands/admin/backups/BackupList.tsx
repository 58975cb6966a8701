import { backupTexts as texts } from '#content/texts/admin-backups.ts';
import type { BackupView } from '#contract/backups.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { useReauthentication } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { DownloadBackup } from './DownloadBackup.tsx';

export const BackupList = ({ backups }: { backups: BackupView[] }) => {
  const { withPassword, passwordDialog } = useReauthentication();
  return (
    <div className="card">
      {backups.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">{texts.never}</p>
      ) : (
        <Controls>
          <ul className="divide-y divide-paper-edge" aria-label={texts.list}>
            {backups.map((backup) => (
              <li
                key={backup.name}
                className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 md:grid-cols-[1fr_6rem_12rem_auto] lg:grid-cols-[1fr_8rem_19rem_auto]"
              >
                <time dateTime={backup.at}>{dateAndTime(new Date(backup.at))}</time>
                <span className="text-sm text-ink-soft tabular-nums max-md:row-start-2">
                  {texts.size(backup.bytes)}
                </span>
                <span className="flex flex-wrap gap-2 max-md:row-start-3">
                  <Badge variant="yes">{texts.full}</Badge>
                  {backup.encrypted && <Badge variant="river">{texts.encrypted}</Badge>}
                </span>
                <DownloadBackup backup={backup} withPassword={withPassword} />
              </li>
            ))}
          </ul>
        </Controls>
      )}
      {passwordDialog}
    </div>
  );
};
