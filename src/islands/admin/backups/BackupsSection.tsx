import { backupTexts as texts } from '#content/texts/admin-backups.ts';
import type { BackupsView } from '#contract/backups.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { BackupList } from './BackupList.tsx';
import { useBackups } from './use-backups.ts';

/** The state of the backups, a button that makes one now, and a download of each. */
export const BackupsSection = ({ initial }: { initial: BackupsView }) => {
  const { view, running, make, failure } = useBackups(initial);
  return (
    <section aria-labelledby="backups">
      <h2 className="subtitle" id="backups">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{texts.intro}</p>
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
        <div className="max-w-prose text-sm text-ink-soft">
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
    <p className="text-ink-soft">{texts.next(new Date(next))}</p>
  </div>
);
