import { useState } from 'react';
import { photosPanelTexts } from '#content/texts/admin-photos.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { PhotoLinkView } from '#contract/photos.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { CopyIcon } from '#islands/ui/icons.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';

const texts = photosPanelTexts.links;
const { links: calls } = api.api.admin.photos;

const nameOf = ({ eventName }: PhotoLinkView) => (eventName ? texts.card(eventName) : texts.wall);

type Props = { initial: PhotoLinkView[]; events: AdminEventView[] };

/** Cards for the tables of an event, and the screen at the party. */
export const LinksPanel = ({ initial, events }: Props) => {
  const [links, setLinks] = useState(initial);
  const [removing, setRemoving] = useState<PhotoLinkView | null>(null);
  const { isPending, run, passwordDialog } = useAction(texts.failed);
  const withoutCards = events.filter(({ id }) => !links.some(({ event_id }) => event_id === id));
  const [selected, setSelected] = useState<number>();
  const eventId = withoutCards.find(({ id }) => id === selected)?.id ?? withoutCards[0]?.id;

  const create = (json: { purpose: 'upload'; event_id: number } | { purpose: 'wall' }) =>
    run(async () => {
      const link = await call<PhotoLinkView>(calls.$post({ json }));
      setLinks((all) => [...all, link]);
    });

  return (
    <section className="card mt-4" aria-labelledby="photo-links" aria-busy={isPending}>
      <h2 className="font-display text-lg" id="photo-links">
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      {links.length === 0 && <p className="hint mt-2">{texts.none}</p>}
      <ul className="mt-2">
        {links.map((link) => (
          <LinkLine key={link.id} link={link} onEnd={() => setRemoving(link)} />
        ))}
      </ul>
      {eventId !== undefined && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <Field label={texts.event} className="min-w-0 flex-1 basis-56">
            {(control) => (
              <select
                {...control}
                value={eventId}
                onChange={({ target }) => setSelected(Number(target.value))}
              >
                <NameOptions list={withoutCards} />
              </select>
            )}
          </Field>
          <Button
            variant="quiet"
            disabled={isPending}
            onClick={() => void create({ purpose: 'upload', event_id: eventId })}
          >
            {texts.create}
          </Button>
        </div>
      )}
      {!links.some(({ purpose }) => purpose === 'wall') && (
        <Button
          variant="quiet"
          className="mt-3"
          disabled={isPending}
          onClick={() => void create({ purpose: 'wall' })}
        >
          {texts.makeWall}
        </Button>
      )}
      {removing && (
        <ConfirmDelete
          title={texts.endTitle(nameOf(removing))}
          description={texts.endText}
          label={texts.end}
          errorTitle={texts.notExpired}
          failed={texts.notExpired}
          remove={() => call(calls[':id'].$delete({ param: { id: `${removing.id}` } }))}
          onDone={() => {
            setLinks((all) => all.filter(({ id }) => id !== removing.id));
            toast({ title: texts.ended });
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
      {passwordDialog}
    </section>
  );
};

const LinkLine = ({ link, onEnd }: { link: PhotoLinkView; onEnd: () => void }) => {
  const { purpose, event_id: eventId, eventName, link: address } = link;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-paper-edge py-2">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">{nameOf(link)}</span>
      <span className="flex flex-wrap items-center gap-x-3">
        {purpose === 'upload' ? (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`/admin/photos/cards?event=${eventId}`}
            aria-label={texts.printOf(eventName ?? '')}
          >
            {texts.print}
          </a>
        ) : (
          <a
            className="link inline-flex min-h-11 items-center"
            href={address}
            target="_blank"
            rel="noopener"
          >
            {texts.openWall}
          </a>
        )}
        <CopyButton text={address} label={texts.copy} className="btn btn-text">
          <CopyIcon />
        </CopyButton>
        <Button variant="text" aria-label={texts.endOf(nameOf(link))} onClick={onEnd}>
          {texts.end}
        </Button>
      </span>
    </li>
  );
};
