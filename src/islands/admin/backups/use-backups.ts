import { useEffect, useEffectEvent, useState } from 'react';
import { backupTexts as texts } from '#content/texts/admin-backups.ts';
import type { BackupsView } from '#contract/backups.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejections.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

const pollMs = 1000;

const notifyResult = ({ last }: BackupsView) => {
  if (!last) return;
  if (last.fault === null) return toast({ title: texts.created });
  toast({ title: texts.notCreated, description: texts.errors[last.fault], variant: 'destructive' });
};

/** The list of backups, and the progress of one that is being made. */
export const useBackups = (initial: BackupsView) => {
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
