import { type SubmitEvent, useState } from 'react';
import { doorPanelTexts as texts } from '#content/texts/admin-door.ts';
import type { NewHelperView } from '#contract/door.ts';
import type { AdminEventView } from '#contract/events.ts';
import { fieldErrorsOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

/** A question whose options are stops. */
export type Bus = { id: number; text: string };

type Props = {
  events: AdminEventView[];
  buses: readonly Bus[];
  /** Until when a link is useful, as the input of a date and a time holds it. */
  until: string;
  onCreated: (helper: NewHelperView) => void;
};

/** A link for somebody who receives guests, at the door or on a bus. */
export const HelperForm = ({ events, buses, until, onCreated }: Props) => {
  const [name, setName] = useState('');
  const [selected, setSelected] = useState<readonly number[]>(() => events.map(({ id }) => id));
  /** 0: at the door. */
  const [bus, setBus] = useState(0);
  const [expires, setExpires] = useState(until);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  const submit = () =>
    run(
      async () => {
        const place = bus === 0 ? { event_ids: [...selected] } : { question_id: bus };
        const json = { name, ...place, expires_at: expires };
        const helper = await call<NewHelperView>(api.api.admin.helpers.$post({ json }));
        setErrors({});
        setName('');
        onCreated(helper);
      },
      (error) => setErrors(fieldErrorsOf(error)),
    );

  return (
    <>
      <form
        className="grid gap-3 pb-3 sm:grid-cols-2"
        aria-busy={isPending}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={texts.name} error={errors['name']}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={60}
              placeholder={texts.namePlaceholder}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={texts.expires} error={errors['expires_at']}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={expires}
              onChange={({ target }) => setExpires(target.value)}
            />
          )}
        </Field>
        {buses.length > 0 && (
          <Field label={texts.place} error={errors['question_id']}>
            {(control) => (
              <select
                {...control}
                value={bus}
                onChange={({ target }) => setBus(Number(target.value))}
              >
                <option value={0}>{texts.atDoor}</option>
                {buses.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {texts.onBus(text)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <fieldset className="sm:col-span-2" hidden={bus !== 0}>
          <legend className="label">{texts.events}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {events.map((event) => (
              <label key={event.id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 flex-none accent-accent"
                  checked={selected.includes(event.id)}
                  onChange={({ target }) =>
                    setSelected((before) =>
                      target.checked
                        ? [...before, event.id]
                        : before.filter((id) => id !== event.id),
                    )
                  }
                />
                <span className="min-w-0 wrap-anywhere">{event.name}</span>
              </label>
            ))}
          </div>
          {errors['event_ids'] && <p className="error">{errors['event_ids']}</p>}
        </fieldset>
        <Button type="submit" className="justify-self-start">
          {texts.create}
        </Button>
      </form>
      {passwordDialog}
    </>
  );
};
