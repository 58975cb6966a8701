import { type SubmitEvent, useState } from 'react';
import { deadlineTime } from '#content/texts/deadline.ts';
import { eventsTexts } from '#content/texts/admin-events.ts';
import type { SettingsView } from '#contract/deadlines/settings.ts';
import { localInputValue } from '#domain/time/local-input-value.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

const texts = eventsTexts.forAll;

const inputOf = ({ rsvp_deadline: at }: SettingsView) => (at ? localInputValue(new Date(at)) : '');

/** Until when guests may answer for every event without a deadline of its own. */
export const DeadlineForAll = ({ settings }: { settings: SettingsView }) => {
  const [stored, setStored] = useState(settings);
  const [typed, setTyped] = useState(() => inputOf(settings));
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { withPassword, passwordDialog } = useReauthentication();

  const take = (next: SettingsView) => {
    setStored(next);
    setTyped(inputOf(next));
  };

  const send = async () => {
    // An unchanged time goes back with its offset: in the hour that comes twice it says which of the two.
    const rsvp_deadline = typed === inputOf(stored) ? stored.rsvp_deadline : typed || null;
    const json = { rsvp_deadline, version: stored.version };
    take(await withPassword(() => call<SettingsView>(api.api.admin.settings.$put({ json }))));
    toast({ title: texts.saved });
  };

  const save = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (isSaving) return;
    const isPartial = submitted.currentTarget.querySelector('input')?.validity.badInput;
    setError(isPartial ? texts.half : '');
    if (isPartial) return;
    setSaving(true);
    try {
      await send();
    } catch (failure) {
      const errorBody = failure instanceof ApiError ? failure.errorBody : undefined;
      const current = errorBody?.current;
      if (current && 'rsvp_deadline' in current && !('id' in current)) {
        take(current);
        setError(texts.changed);
      } else if (!wasCancelled(failure)) {
        setError(errorBody?.fields?.['rsvp_deadline'] ?? messageOf(failure) ?? texts.failed);
      }
    }
    setSaving(false);
  };

  return (
    <section className="card mb-6" aria-labelledby="deadline-for-all">
      <h2 className="subtitle" id="deadline-for-all">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.text}</p>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        method="post"
        noValidate
        onSubmit={(submitted) => void save(submitted)}
      >
        <Field label={texts.label} hint={eventsTexts.zone()} error={error} className="min-w-0 grow">
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              min="1900-01-01T00:00"
              max="2999-12-31T23:59"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet" aria-disabled={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </form>
      <p className="mt-2 text-sm" role="status">
        {stored.rsvp_deadline ? texts.until(deadlineTime(stored.rsvp_deadline)) : texts.none}
      </p>
      {passwordDialog}
    </section>
  );
};
