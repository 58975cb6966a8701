import { useEffect, useState } from 'react';
import { adminNoticeTexts as texts } from '#content/texts/admin-notices.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { AdminNoticeView, NoticeDelivery } from '#contract/notices.ts';
import { isFinished } from '#domain/days/notices.ts';
import { weekdayAndTime } from '#domain/time/wedding-time.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';

type Props = {
  notice: AdminNoticeView;
  /** Those for whom it is; everybody without one. */
  event: AdminEventView | undefined;
  /** Another one: whom it reached is to be read anew. */
  round: number;
  onEdit: () => void;
  onChanged: (notice: AdminNoticeView) => void;
  onRemoved: () => void;
};

const { notices } = api.api.admin;

const timeOf = (iso: string) => weekdayAndTime(new Date(iso));

/** A notice, whom it has reached, and what can be done about the others. */
export const NoticeLine = ({ notice, event, round, ...on }: Props) => {
  const { id, text, starts_at, ends_at, urgent } = notice;
  const { isPending, run, passwordDialog } = useAction(texts.notChanged);
  const isOver = isFinished(notice, new Date());
  const param = { id: `${id}` };

  const endAt = async (time: string | null) => {
    const { event_id } = notice;
    const json = { text, event_id, starts_at, ends_at: time, urgent };
    on.onChanged(await call<AdminNoticeView>(notices[':id'].$put({ param, json })));
  };

  const end = () =>
    run(async () => {
      await endAt(new Date().toISOString());
      toast({
        title: texts.ended,
        action: { label: texts.undo, run: () => void run(() => endAt(ends_at)) },
      });
    });

  const remove = () =>
    run(async () => {
      await call(notices[':id'].$delete({ param }));
      on.onRemoved();
      toast({ title: texts.removed });
    });

  return (
    <div aria-busy={isPending}>
      <p className="break-words whitespace-pre-line font-semibold">{text}</p>
      <p className="text-sm text-muted">
        {urgent && <Badge variant="wheat">{texts.urgent}</Badge>}
        <span> </span>
        <span>
          {[
            event?.name ?? texts.everyPerson,
            texts.from(timeOf(starts_at)),
            ends_at && (isOver ? texts.over : texts.until)(timeOf(ends_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Delivery id={id} round={round} isOver={isOver} />
      <div className="-ml-4 flex flex-wrap">
        <Button variant="text" aria-label={texts.changeOf(text)} onClick={on.onEdit}>
          {texts.change}
        </Button>
        {isOver ? (
          <Button variant="text" aria-label={texts.removeOf(text)} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        ) : (
          <Button variant="text" aria-label={texts.endOf(text)} onClick={() => void end()}>
            {texts.end}
          </Button>
        )}
      </div>
      {passwordDialog}
    </div>
  );
};

type DeliveryProps = Pick<Props, 'round'> & { id: number; isOver: boolean };

const Delivery = ({ id, round, isOver }: DeliveryProps) => {
  const [delivery, setDelivery] = useState<NoticeDelivery | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call<NoticeDelivery>(notices[':id'].reach.$get({ param: { id: `${id}` } })).then(
      (read) => isCurrent && setDelivery(read),
      () => isCurrent && setDelivery('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, round]);

  if (delivery === null) return <p className="hint min-h-5" aria-busy="true" />;
  if (delivery === 'failed') return <p className="hint">{texts.deliveryFailed}</p>;
  const { seen, pushed, sent, missing } = delivery;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p className="hint" role="status">
        {[
          texts.seen(seen),
          pushed > 0 && texts.pushed(pushed),
          sent > 0 && texts.sent(sent),
          missing.length > 0 && texts.missing(missing.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isOver && missing.length > 0 && (
        <a
          className="link inline-flex min-h-11 items-center text-sm"
          href={`/admin/whatsapp?notice=${id}`}
        >
          {texts.send}
        </a>
      )}
    </div>
  );
};
