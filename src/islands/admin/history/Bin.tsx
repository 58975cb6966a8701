import { useRef, useState } from 'react';
import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { RemovalView } from '#contract/history.ts';
import { undelete } from '#islands/admin/ui/undelete.ts';
import { isSignedOut, sentenceOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { When } from './Lines.tsx';

type Props = { removals: RemovalView[]; now: Date; onRestored: (removal: RemovalView) => void };

/** Removals that can still be undeleted. */
export const Bin = ({ removals, now, onRestored }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="focus:outline-none">
      <p className="max-w-prose text-ink-soft">{texts.binIntro}</p>
      <div className="card mt-4">
        {removals.length === 0 ? (
          <p className="py-10 text-center text-ink-soft">{texts.binEmpty}</p>
        ) : (
          <ul className="divide-y divide-paper-edge">
            {removals.map((removal) => (
              <Removal
                key={`${removal.kind} ${removal.id}`}
                removal={removal}
                now={now}
                onRestored={() => {
                  // Its button is gone: the focus would fall to the page's beginning.
                  list.current?.focus();
                  onRestored(removal);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

type RemovalProps = { removal: RemovalView; now: Date; onRestored: () => void };

const Removal = ({ removal, now, onRestored }: RemovalProps) => {
  const { kind, name, groupName, who, removedAt, daysLeft } = removal;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const takeBack = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await undelete(removal);
      toast({ title: texts.restored, description: name });
      onRestored();
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      setFailure(sentenceOf(error) ?? texts.restoreFailed);
      setBusy(false);
    }
  };

  const about = [groupName && texts.of(groupName), texts.with(kind, removal)].filter(Boolean);
  return (
    <li className="py-3">
      <div className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[17rem_1fr] lg:grid-cols-[17rem_1fr_auto_auto]">
        <When at={removedAt} now={now} />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-display text-lg">{name}</span> <Badge>{texts.kinds[kind]}</Badge>
          <span className="block text-sm text-ink-soft">
            {[...about, texts.removedBy(who)].join(' · ')}
          </span>
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{texts.left(daysLeft)}</p>
        <Button
          tone="quiet"
          className="md:max-lg:justify-self-start"
          aria-label={texts.restoreOf(name)}
          aria-disabled={busy}
          onClick={() => void takeBack()}
        >
          {busy ? texts.restoring : texts.restore}
        </Button>
      </div>
      {failure && (
        <div className="mt-3">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
    </li>
  );
};
