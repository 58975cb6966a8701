import { useState, useEffect, useEffectEvent } from 'react';
import { backupTexts as texts } from '#content/texts/admin-backups.ts';
import type { BackupsView, BackupView } from '#contract/backups.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { saveFile } from '#islands/admin/ui/save-file.ts';
import { isSignedOut, rejectionOf, api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

const pollMs = 1000;

const notifyResult = ({ last }: BackupsView) => {
  if (!last) return;
  if (last.fault === null) return toast({ title: texts.created });
  toast({ title: texts.notCreated, description: texts.errors[last.fault], variant: 'destructive' });
};

/** The list of backups, and the progress of one that is being made. */
const useBackups = (initial: BackupsView) => {
  const [view, setView] = useState(initial);
  const [running, setRunning] = useState(initial.running);
  const [failure, setFailure] = useState('');

  const fail = (title: string, error: unknown) => {
    if (isSignedOut(error)) return location.reload();
    setFailure(`${title} ${reasonOf(error)}`);
  };

  const show = (next: BackupsView) => {
    setView(next);
    setFailure('');
    setRunning(next.running);
    if (!next.running) notifyResult(next);
  };

  const make = async () => {
    setRunning(true);
    setFailure('');
    try {
      show(await call(api.api.admin.backups.$post()));
    } catch (error) {
      setRunning(false);
      fail(texts.startFailed, error);
    }
  };

  const request = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const next = await call(api.api.admin.backups.$get());
      if (!isOver()) show(next);
    } catch (error) {
      // The backup continues on the server: the state is requested again.
      if (!isOver()) fail(texts.stateFailed, error);
    }
  });

  useEffect(() => {
    if (!running) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(() => void request(() => over).finally(() => !over && again()), pollMs);
    };
    again();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [running]);

  return { view, running, failure, make: () => void make() };
};

// A plain link: on a slow line a large file takes longer than the client's time limit.
const fetchBackup = async (name: string): Promise<Blob> => {
  const answer = await fetch(`/api/admin/backups/${name}`);
  if (!answer.ok) throw rejectionOf(answer.status, await answer.text());
  return answer.blob();
};

const DownloadBackup = ({ backup: { name, at } }: { backup: BackupView }) => {
  const { isPending, run, passwordDialog } = useAction(texts.downloadFailed);
  const download = async () => saveFile(await fetchBackup(name), name);
  return (
    <>
      <Button
        variant="quiet"
        className="max-md:row-span-3"
        aria-label={texts.downloadOf(new Date(at))}
        aria-disabled={isPending}
        onClick={() => void run(download)}
      >
        {isPending ? texts.downloading : texts.download}
      </Button>
      {passwordDialog}
    </>
  );
};

const BackupList = ({ backups }: { backups: BackupView[] }) => (
  <div className="card">
    {backups.length === 0 ? (
      <p className="py-8 text-center text-muted">{texts.never}</p>
    ) : (
      <Controls>
        <ul className="divide-y divide-paper-edge" aria-label={texts.list}>
          {backups.map((backup) => (
            <li
              key={backup.name}
              className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 md:grid-cols-[1fr_6rem_12rem_auto] lg:grid-cols-[1fr_8rem_19rem_auto]"
            >
              <time dateTime={backup.at}>{dateAndTime(new Date(backup.at))}</time>
              <span className="text-sm text-muted tabular-nums max-md:row-start-2">
                {texts.size(backup.bytes)}
              </span>
              <span className="flex flex-wrap gap-2 max-md:row-start-3">
                <Badge variant="yes">{texts.full}</Badge>
                {backup.encrypted && <Badge variant="river">{texts.encrypted}</Badge>}
              </span>
              <DownloadBackup backup={backup} />
            </li>
          ))}
        </ul>
      </Controls>
    )}
  </div>
);

/** The state of the backups, a button that makes one now, and a download of each. */
export const BackupsSection = ({ initial }: { initial: BackupsView }) => {
  const { view, running, make, failure } = useBackups(initial);
  return (
    <section aria-labelledby="backups">
      <h2 className="subtitle" id="backups">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{texts.subtitle}</p>
      <div className="mt-4 flex flex-col gap-4">
        {failure && <Notice variant="error">{failure}</Notice>}
        {view.tooOld && !running && <Notice variant="warning">{texts.tooOld}</Notice>}
        <Controls className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button aria-disabled={running} onClick={() => !running && make()}>
            {running ? texts.making : texts.make}
          </Button>
          <State view={view} running={running} />
        </Controls>
        <BackupList backups={view.backups} />
        <div className="max-w-prose text-sm text-muted">
          <p>{texts.elsewhere}</p>
          {view.backups.some(({ encrypted }) => encrypted) && <p>{texts.aboutEncrypted}</p>}
        </div>
      </div>
    </section>
  );
};

const State = ({ view: { last, next }, running }: { view: BackupsView; running: boolean }) => (
  <div className="min-w-0 text-sm" role="status">
    {running ? (
      <p>{texts.making}</p>
    ) : (
      last && (
        <p className={last.fault ? 'text-accent-deep' : undefined}>
          {last.fault
            ? `${texts.lastFailed(new Date(last.at))} ${texts.errors[last.fault]}`
            : texts.lastWell(new Date(last.at))}
        </p>
      )
    )}
    <p className="text-muted">{texts.next(new Date(next))}</p>
  </div>
);
