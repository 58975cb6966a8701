import { useRef, useState } from 'react';
import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { TrashItemView } from '#contract/history.ts';
import { undelete } from '#islands/admin/ui/undelete.ts';
import { isSignedOut, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { When } from './Lines.tsx';

type Props = { trash: TrashItemView[]; now: Date; onUndelete: (trashItem: TrashItemView) => void };

/** Removals that can still be undeleted. */
export const Bin = ({ trash, now, onUndelete }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="focus:outline-none">
      <p className="max-w-prose text-muted">{texts.binDescription}</p>
      <div className="card mt-4">
        {trash.length === 0 ? (
          <p className="py-10 text-center text-muted">{texts.binEmpty}</p>
        ) : (
          <ul className="divide-y divide-paper-edge">
            {trash.map((trashItem) => (
              <TrashItem
                key={`${trashItem.kind} ${trashItem.id}`}
                trashItem={trashItem}
                now={now}
                onUndelete={() => {
                  // Its button is gone: the focus would fall to the page's beginning.
                  list.current?.focus();
                  onUndelete(trashItem);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

type TrashItemProps = { trashItem: TrashItemView; now: Date; onUndelete: () => void };

const TrashItem = ({ trashItem, now, onUndelete }: TrashItemProps) => {
  const { kind, name, groupName, who: person, removedAt, daysLeft } = trashItem;
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');

  const takeBack = async () => {
    if (loading) return;
    setLoading(true);
    setFailure('');
    try {
      await undelete(trashItem);
      toast({ title: texts.restored, description: name });
      onUndelete();
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      setFailure(messageOf(error) ?? texts.restoreFailed);
      setLoading(false);
    }
  };

  const about = [groupName && texts.of(groupName), texts.with(kind, trashItem)].filter(Boolean);
  return (
    <li className="py-3">
      <div className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[17rem_1fr] lg:grid-cols-[17rem_1fr_auto_auto]">
        <When at={removedAt} now={now} />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-display text-lg">{name}</span> <Badge>{texts.kinds[kind]}</Badge>
          <span className="block text-sm text-muted">
            {[...about, texts.removedBy(person)].join(' · ')}
          </span>
        </p>
        <p className="text-sm text-muted tabular-nums">{texts.left(daysLeft)}</p>
        <Button
          variant="quiet"
          className="md:max-lg:justify-self-start"
          aria-label={texts.restoreOf(name)}
          aria-disabled={loading}
          onClick={() => void takeBack()}
        >
          {loading ? texts.restoring : texts.restore}
        </Button>
      </div>
      {failure && (
        <div className="mt-3">
          <Notice variant="error">{failure}</Notice>
        </div>
      )}
    </li>
  );
};
