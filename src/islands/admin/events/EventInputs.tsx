import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import { Field } from '#islands/ui/Field.tsx';
import type { EventFields } from './event-fields.ts';

type Props = { register: UseFormRegister<EventFields>; errors: FieldErrors<EventFields> };

/** A year has four digits: without a limit browsers let people type six. */
const times = { type: 'datetime-local', min: '1900-01-01T00:00', max: '2999-12-31T23:59' };

export const EventInputs = ({ register, errors }: Props) => (
  <div className="grid gap-4 md:grid-cols-2">
    <Field label={texts.name} error={errors.name?.message} className="md:col-span-2">
      {(control) => <input {...control} {...register('name')} autoComplete="off" data-autofocus />}
    </Field>
    <Field label={texts.date} hint={texts.zone()} error={errors.date?.message}>
      {(control) => <input {...control} {...register('date')} {...times} />}
    </Field>
    <Field label={texts.endDate} hint={texts.zone()} error={errors.end_date?.message}>
      {(control) => <input {...control} {...register('end_date')} {...times} />}
    </Field>
    <Field
      label={texts.deadline}
      hint={texts.deadlineHint}
      error={errors.rsvp_deadline?.message}
      className="md:col-span-2"
    >
      {(control) => <input {...control} {...register('rsvp_deadline')} {...times} />}
    </Field>
    <Field label={texts.location} error={errors.location?.message}>
      {(control) => <input {...control} {...register('location')} autoComplete="off" />}
    </Field>
    <Field label={texts.dayNumber} hint={texts.dayHint} error={errors.day_number?.message}>
      {(control) => (
        <input {...control} {...register('day_number')} type="number" inputMode="numeric" min={1} />
      )}
    </Field>
    <Field label={texts.description} error={errors.description?.message} className="md:col-span-2">
      {(control) => <textarea {...control} {...register('description')} rows={4} />}
    </Field>
    <Field label={texts.dresscode} error={errors.dresscode?.message} className="md:col-span-2">
      {(control) => <input {...control} {...register('dresscode')} autoComplete="off" />}
    </Field>
    <Field
      label={texts.imageUrl}
      hint={texts.imageHint}
      error={errors.image_url?.message}
      className="md:col-span-2"
    >
      {(control) => (
        <input
          {...control}
          {...register('image_url')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  </div>
);
