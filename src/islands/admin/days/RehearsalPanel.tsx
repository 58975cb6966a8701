import { type FormEvent, useState } from 'react';
import { rehearsalTexts as texts } from '#content/texts/admin-rehearsal.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { RehearsalView } from '#contract/rehearsal.ts';
import { weekdayAndTime } from '#domain/time/wedding-time.ts';
import { fieldErrorsOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

type Props = { rehearsal: RehearsalView; events: AdminEventView[] };

/** The demo at another moment. Every page is another one then: this one is loaded anew. */
export const RehearsalPanel = ({ rehearsal: { at }, events }: Props) => {
  const [typed, setTyped] = useState(at?.slice(0, 16) ?? '');
  const [error, setError] = useState<string>();
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  const move = (to: string | null) => {
    setError(undefined);
    void run(
      async () => {
        await call<RehearsalView>(api.api.admin.rehearsal.$put({ json: { at: to } }));
        location.reload();
      },
      (rejection) => setError(fieldErrorsOf(rejection)['at']),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) move(typed);
    else setError(texts.missing);
  };

  return (
    <section className="card mt-4" aria-labelledby="rehearsal" aria-busy={isPending}>
      <h2 className="font-display text-lg" id="rehearsal">
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      <p className="mt-2 font-semibold">
        {at ? texts.shown(weekdayAndTime(new Date(at))) : texts.now}
      </p>
      <form className="mt-3 grid gap-3 sm:max-w-md" noValidate onSubmit={submit}>
        <Field label={texts.at} error={error}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="quiet" disabled={isPending}>
            {texts.show}
          </Button>
          {at && (
            <Button variant="text" disabled={isPending} onClick={() => move(null)}>
              {texts.back}
            </Button>
          )}
        </div>
      </form>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {events.map(({ id, name, date }) => (
          <li key={id}>
            <button
              type="button"
              className="link min-h-11 text-left wrap-anywhere"
              disabled={isPending}
              onClick={() => move(date)}
            >
              {texts.start(name)}
            </button>
          </li>
        ))}
      </ul>
      {passwordDialog}
    </section>
  );
};
