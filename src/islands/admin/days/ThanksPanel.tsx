import { useState } from 'react';
import { thanksPanelTexts as texts } from '#content/texts/admin-thanks.ts';
import type { ThanksView } from '#contract/thanks.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { CopyIcon } from '#islands/ui/icons.tsx';

const isThanked = ({ purchases }: ThanksView) =>
  purchases.every(({ thanked_at }) => thanked_at !== null);

type Props = {
  thanks: ThanksView[];
  onChange: (change: (thanks: ThanksView[]) => ThanksView[]) => void;
};

/** After the wedding: a message for each group that gave something, ticked when it is sent. Hidden where nobody gave. */
export const ThanksPanel = ({ thanks, onChange }: Props) => {
  /** Those ticked on this page stay where they are: nothing moves under a thumb. */
  const [settled] = useState(() => new Set(thanks.filter(isThanked).map(({ guestId }) => guestId)));
  const left = thanks.filter((group) => !isThanked(group)).length;
  const done = thanks.filter(({ guestId }) => settled.has(guestId));
  if (thanks.length === 0) return null;

  const tick = ({ guestId }: ThanksView, time: string | null) =>
    onChange((all) =>
      all.map((group) =>
        group.guestId === guestId
          ? { ...group, purchases: group.purchases.map(({ id }) => ({ id, thanked_at: time })) }
          : group,
      ),
    );

  return (
    <section className="card mt-4" aria-labelledby="thanks">
      <h2 className="font-display text-lg" id="thanks">
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      <p className="my-2 font-semibold tabular-nums" role="status">
        {texts.left(left)}
      </p>
      <ThanksLines groups={thanks.filter(({ guestId }) => !settled.has(guestId))} onTick={tick} />
      {done.length > 0 && (
        <details className="border-t border-paper-edge">
          <summary className="min-h-11 cursor-pointer py-2.5">
            <span>{texts.done}</span> <span className="text-muted tabular-nums">{done.length}</span>
          </summary>
          <ThanksLines groups={done} onTick={tick} />
        </details>
      )}
    </section>
  );
};

type Tick = (group: ThanksView, time: string | null) => void;

const ThanksLines = ({ groups, onTick }: { groups: ThanksView[]; onTick: Tick }) => (
  <ul>
    {groups.map((group) => (
      <ThanksLine key={group.guestId} group={group} onTick={onTick} />
    ))}
  </ul>
);

const ThanksLine = ({ group, onTick }: { group: ThanksView; onTick: Tick }) => {
  const { groupName, gifts, messages, arrived, purchases, text, chat } = group;
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  /** Shown at once: whoever writes to thirty groups does not wait for the line. */
  const save = (sent: boolean) => {
    if (isPending) return;
    onTick(group, sent ? new Date().toISOString() : null);
    void run(
      async () => {
        for (const { id } of purchases) {
          const param = { id: `${id}` };
          await call<unknown>(
            api.api.admin.purchases[':id'].thanks.$put({ param, json: { sent } }),
          );
        }
      },
      () => onTick(group, sent ? null : new Date().toISOString()),
    );
  };

  return (
    <li
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-paper-edge py-3"
      aria-busy={isPending}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{groupName}</p>
        <p className="text-muted wrap-anywhere">
          {[texts.gave(gifts), arrived > 0 && texts.arrived(arrived)].filter(Boolean).join(' · ')}
        </p>
        {messages.map((message, index) => (
          <p key={index} className="wrap-anywhere">
            {texts.said(message)}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {chat ? (
          <a
            className="btn btn-quiet"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.writeTo(groupName)}
          >
            {texts.write}
          </a>
        ) : (
          <span className="hint">{texts.noPhone}</span>
        )}
        <CopyButton text={text} label={texts.copy(groupName)}>
          <CopyIcon />
        </CopyButton>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 flex-none accent-accent"
            aria-label={texts.thankedTo(groupName)}
            checked={isThanked(group)}
            onChange={({ target }) => save(target.checked)}
          />
          <span>{texts.thanked}</span>
        </label>
      </div>
      {passwordDialog}
    </li>
  );
};
