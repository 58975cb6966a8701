import { useEffect, useEffectEvent, useState } from 'react';
import { photosPanelTexts as texts } from '#content/texts/admin-photos.ts';
import type { AdminPhotoView } from '#contract/photos.ts';
import { type ReviewedStatus, photosPerPage } from '#domain/photos/guest-photo.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { Empty, LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import { api, call, statusOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { PhotoTile } from './PhotoTile.tsx';

const calls = api.api.admin.photos;

const readPage = (status: ReviewedStatus, before?: number) =>
  call<AdminPhotoView[]>(
    calls.$get({ query: { status, ...(before !== undefined && { before: `${before}` }) } }),
  );

type Props = {
  status: ReviewedStatus;
  /** What the page came with. */
  initial: AdminPhotoView[] | undefined;
  /** Grows when something has changed. */
  round: number;
  onResolved: () => Promise<void>;
};

/** Photos of one kind: the couple taps some, and one button decides about all that are shown. */
export const BulkPhotoReview = ({ status, initial, round, onResolved }: Props) => {
  const [photos, setPhotos] = useState(initial);
  const [hasFailed, setFailed] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [isRemoving, setRemoving] = useState(false);
  const { isPending, run, passwordDialog } = useAction(texts.notReviewed);

  const load = async () => {
    setFailed(false);
    try {
      setPhotos(await readPage(status));
    } catch {
      setFailed(true);
    }
  };
  /** What was loaded further down stays; new ones come on top. */
  const refresh = useEffectEvent(async () => {
    if (initial && round === 0) return;
    const fresh = await readPage(status).catch(() => undefined);
    if (!fresh) return setFailed(photos === undefined);
    const last = fresh.length === photosPerPage ? fresh[fresh.length - 1]!.id : 0;
    setPhotos([...fresh, ...(photos ?? []).filter(({ id }) => id < last)]);
  });
  useEffect(() => void Promise.resolve().then(() => refresh()), [round]);

  if (hasFailed)
    return (
      <LoadFailure title={texts.failed} message={texts.failedText} onRetry={() => void load()} />
    );
  if (!photos) return <Loading label={texts.loading} />;
  if (photos.length === 0) return <Empty>{texts.empty[status]}</Empty>;

  const selected = photos.filter(({ id }) => picked.has(id));
  const rest = photos.filter(({ id }) => !picked.has(id));
  const toggle = (id: number) =>
    setPicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  const review = (approved: readonly AdminPhotoView[], hidden: readonly AdminPhotoView[]) =>
    run(async () => {
      // The second may fail where the first has not: each leaves the list once it is done.
      for (const [some, step] of [
        [approved, calls.approve],
        [hidden, calls.hide],
      ] as const) {
        const ids = some.map(({ id }) => id);
        if (ids.length > 0) await call(step.$post({ json: { ids } }));
        setPhotos((all) => all?.filter(({ id }) => !ids.includes(id)));
      }
      setPicked(new Set());
      toast({ title: texts.decided(approved.length, hidden.length) });
      await onResolved();
    });

  const removeAll = async () => {
    for (const { id } of selected) {
      await call(calls[':id'].$delete({ param: { id: `${id}` } })).catch((error: unknown) => {
        // Its group has taken it back meanwhile, or an attempt before this one got so far.
        if (statusOf(error) !== 404) throw error;
      });
    }
  };

  const isCollapsible = photos.length % photosPerPage === 0;
  return (
    <div aria-busy={isPending}>
      <p className="hint mb-3">{texts.how[status]}</p>
      <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={index + 1}
            isSelected={picked.has(photo.id)}
            isToBeHidden={status !== 'hidden'}
            onToggle={() => toggle(photo.id)}
          />
        ))}
      </ul>
      {isCollapsible && (
        <p className="mt-4 text-center">
          <Button
            variant="text"
            onClick={() =>
              void run(async () => {
                const older = await readPage(status, photos[photos.length - 1]!.id);
                setPhotos([...photos, ...older]);
              })
            }
          >
            {texts.more}
          </Button>
        </p>
      )}
      <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom,0px))] z-10 mt-3 flex flex-wrap gap-2 border-t border-paper-edge bg-paper py-3 lg:bottom-0">
        {status === 'pending' && (
          <Button disabled={isPending} onClick={() => void review(rest, selected)}>
            {selected.length === 0
              ? texts.approveAll(rest.length)
              : texts.approveRest(rest.length, selected.length)}
          </Button>
        )}
        {status === 'approved' && (
          <Button
            disabled={isPending || selected.length === 0}
            onClick={() => void review([], selected)}
          >
            {texts.hide(selected.length)}
          </Button>
        )}
        {status === 'hidden' && (
          <Button
            disabled={isPending || selected.length === 0}
            onClick={() => void review(selected, [])}
          >
            {texts.show(selected.length)}
          </Button>
        )}
        {selected.length > 0 && (
          <Button variant="text" onClick={() => setRemoving(true)}>
            {texts.remove(selected.length)}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ConfirmDelete
          title={texts.removeTitle(selected.length)}
          description={texts.removeText}
          label={texts.removeLabel}
          errorTitle={texts.notRemoved}
          failed={texts.notRemoved}
          remove={removeAll}
          onDone={() => {
            toast({ title: texts.removed(selected.length) });
            setPhotos(rest);
            setPicked(new Set());
            setRemoving(false);
            void onResolved();
          }}
          onClose={() => setRemoving(false)}
        />
      )}
      {passwordDialog}
    </div>
  );
};
