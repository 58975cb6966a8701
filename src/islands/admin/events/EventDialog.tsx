import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import { saveEvent, type SaveEvent, type AdminEventView } from '#contract/events.ts';
import { FormDialog } from '#islands/admin/ui/dialogs/FormDialog.tsx';
import { schemaResolver } from '#islands/admin/ui/dialogs/schema-resolver.ts';
import { Button } from '#islands/ui/Button.tsx';
import { type EventFields, fieldsOf, type FirstEvent } from './event-fields.ts';
import { EventInputs } from './EventInputs.tsx';
import { useSaveEvent } from './use-save-event.ts';

type Props = {
  /** null: a new event. */
  event: AdminEventView | null;
  /** What the first event begins with. */
  first?: FirstEvent | undefined;
  onSaved: (event: AdminEventView) => void;
  onClose: () => void;
};

export const EventDialog = ({ event, first, onSaved, onClose }: Props) => {
  const form = useForm<EventFields, unknown, SaveEvent>({
    resolver: schemaResolver(saveEvent),
    defaultValues: fieldsOf(event, first),
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { save, failure, notice, passwordDialog } = useSaveEvent(event, onSaved, form);

  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (isSubmitting) return;
    const half = incompleteInput(submitted.currentTarget);
    if (half) return setError(half, { message: texts.partialInput }, { shouldFocus: true });
    await handleSubmit((body) => save(body))(submitted);
  };

  return (
    <FormDialog
      title={event ? texts.editTitle : texts.createTitle}
      unsaved={isDirty}
      failure={failure}
      onSubmit={(submitted) => void submit(submitted)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? texts.saving : event ? texts.save : texts.create}
          </Button>
        </>
      }
      overlay={passwordDialog}
    >
      {notice}
      <EventInputs register={register} errors={errors} />
    </FormDialog>
  );
};

/** A partly typed date has an empty value: without this check the end would be removed silently. */
const incompleteInput = (form: HTMLFormElement) =>
  (['date', 'end_date', 'rsvp_deadline'] as const).find(
    (name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.validity.badInput,
  );
