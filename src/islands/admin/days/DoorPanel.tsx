import { useState } from 'react';
import { doorPanelTexts as texts } from '#content/texts/admin-door.ts';
import { driverMessage, helperMessage } from '#content/texts/door.ts';
import { whatsappLink } from '#content/texts/receipt.ts';
import type {
  ArrivalCountView,
  BoardingCountView,
  HelperView,
  NewHelperView,
} from '#contract/door.ts';
import type { AdminEventView } from '#contract/events.ts';
import { weekdayAndTime } from '#domain/time/wedding-time.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { QrPicture } from '#islands/admin/ui/QrPicture.tsx';
import { useQrImage } from '#islands/admin/ui/use-qr-image.ts';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { CopyIcon } from '#islands/ui/icons.tsx';
import { Arrivals } from './Arrivals.tsx';
import { Boardings } from './Boardings.tsx';
import { type Bus, HelperForm } from './HelperForm.tsx';

type Props = {
  helpers: HelperView[];
  counts: ArrivalCountView[];
  boardings: BoardingCountView[];
  events: AdminEventView[];
  buses: readonly Bus[];
  until: string;
  onChange: (change: (helpers: HelperView[]) => HelperView[]) => void;
};

/** Who receives guests, and how many have arrived. */
export const DoorPanel = ({
  helpers,
  counts,
  boardings,
  events,
  buses,
  until,
  onChange,
}: Props) => {
  const [created, setCreated] = useState<NewHelperView | null>(null);
  const [removing, setRemoving] = useState<HelperView | null>(null);
  return (
    <section className="card mt-4" aria-labelledby="door">
      <h2 className="font-display text-lg" id="door">
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      <Arrivals counts={counts} />
      <Boardings counts={boardings} />
      <p className="flex flex-wrap gap-x-6">
        <a
          className="link inline-flex min-h-11 items-center"
          href="/admin/tables/print?sheet=guests"
        >
          {texts.print}
        </a>
        <a className="link inline-flex min-h-11 items-center" href="/admin/days/print">
          {texts.venue}
        </a>
      </p>
      <h3 className="mt-4 font-semibold">{texts.helpers}</h3>
      {helpers.length === 0 && <p className="hint">{texts.noHelpers}</p>}
      <ul>
        {helpers.map((helper) => (
          <li
            key={helper.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-paper-edge py-2"
          >
            <span className="min-w-0">
              <span className="block wrap-anywhere">{helper.name}</span>
              {helper.question_id !== null && (
                <span className="block text-sm wrap-anywhere">
                  {texts.onBus(buses.find(({ id }) => id === helper.question_id)?.text ?? '')}
                </span>
              )}
              <span className="hint block">
                {(helper.isExpired ? texts.expired : texts.until)(
                  weekdayAndTime(new Date(helper.expires_at)),
                )}
              </span>
            </span>
            <Button
              variant="text"
              aria-label={texts.endOf(helper.name)}
              onClick={() => setRemoving(helper)}
            >
              {texts.end}
            </Button>
          </li>
        ))}
      </ul>
      {created && <NewLink helper={created} onClose={() => setCreated(null)} />}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2.5">{texts.add}</summary>
        <HelperForm
          events={events}
          buses={buses}
          until={until}
          onCreated={(helper) => {
            const { link: _link, ...view } = helper;
            setCreated(helper);
            onChange((all) => [...all, view]);
          }}
        />
      </details>
      {removing && (
        <ConfirmDelete
          title={texts.endTitle(removing.name)}
          description={texts.endText}
          label={texts.end}
          errorTitle={texts.notExpired}
          failed={texts.notExpired}
          remove={() =>
            call(api.api.admin.helpers[':id'].$delete({ param: { id: `${removing.id}` } }))
          }
          onDone={() => {
            onChange((all) => all.filter(({ id }) => id !== removing.id));
            if (created?.id === removing.id) setCreated(null);
            toast({ title: texts.ended(removing.name) });
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
};

type NewLinkProps = { helper: NewHelperView; onClose: () => void };

/** The link cannot be read again: its token is stored as a hash. */
const NewLink = ({ helper: { name, link, question_id }, onClose }: NewLinkProps) => {
  const image = useQrImage(link);
  const message = question_id === null ? helperMessage : driverMessage;
  return (
    <div className="notice mt-3" data-variant="success" role="status">
      <p className="font-semibold">{texts.created(name)}</p>
      <p>{texts.once}</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        {typeof image === 'object' && (
          <QrPicture image={image} label={texts.qr(name)} width={160} className="flex-none" />
        )}
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <p className="text-sm break-all select-all">{link}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={link} label={texts.copy} className="btn btn-quiet">
              <CopyIcon />
            </CopyButton>
            <a
              className="btn btn-primary"
              href={whatsappLink(message(name, link))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {texts.send}
            </a>
            <Button variant="text" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
};
