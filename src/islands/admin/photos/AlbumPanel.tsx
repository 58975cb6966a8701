import { type FormEvent, useState } from 'react';
import { photosPanelTexts } from '#content/texts/admin-photos.ts';
import type { PhotosSummaryView } from '#contract/photos.ts';
import { fieldErrorsOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

const { album: texts, download } = photosPanelTexts;

type Props = { summary: PhotosSummaryView; initial: string };

/** When guests see the album, and all of it as one file. */
export const AlbumPanel = ({ summary, initial }: Props) => {
  const [opens, setOpens] = useState(initial);
  const [error, setError] = useState<string>();
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    void run(
      async () => {
        await call(api.api.admin.settings.$put({ json: { album_from: opens || null } }));
        toast({ title: texts.saved });
      },
      (rejection) => setError(fieldErrorsOf(rejection)['album_from']),
    );
  };

  const { pending, approved, hidden, bytes, free } = summary;
  return (
    <section className="card mt-6" aria-labelledby="album">
      <h2 className="font-display text-lg" id="album">
        {texts.title}
      </h2>
      <form className="mt-3 grid gap-3 sm:max-w-md" noValidate onSubmit={save}>
        <Field label={texts.opens} hint={texts.opensHint} error={error}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={opens}
              onChange={({ target }) => setOpens(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="quiet" disabled={isPending}>
            {texts.save}
          </Button>
          <a className="link inline-flex min-h-11 items-center" href="/photos">
            {texts.page}
          </a>
        </div>
      </form>
      <h3 className="mt-5 font-semibold">{download.title}</h3>
      <p className="text-muted">{download.about(pending + approved + hidden, bytes)}</p>
      <p className="hint mt-1">{download.room(free)}</p>
      {approved > 0 ? (
        <a className="btn btn-quiet mt-3" href="/api/admin/photos/zip" download>
          {download.zip}
        </a>
      ) : (
        <p className="hint mt-2">{download.none}</p>
      )}
      {passwordDialog}
    </section>
  );
};
