import type { UseFormReturn } from 'react-hook-form';
import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import type { SaveEvent, AdminEventView } from '#contract/events.ts';
import { localInputValue } from '#domain/time/local-input-value.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { useSaveForm } from '#islands/admin/ui/dialogs/use-save-form.tsx';
import { api, call } from '#islands/client/api.ts';
import { bodyOf, type EventFields, fieldsOf } from './event-fields.ts';

export type EventForm = UseFormReturn<EventFields, unknown, SaveEvent>;

const { events } = api.api.admin;

/** Sends the version that was loaded: an old one is a conflict and overwrites nothing. */
const send = (read: SaveEvent, before: AdminEventView | null): Promise<AdminEventView> => {
  const json = bodyOf(read, before);
  if (!before) return call(events.$post({ json }));
  const param = { id: `${before.id}` };
  return call(events[':id'].$put({ param, json: { ...json, version: before.version } }));
};

/** Creates or changes an event. */
export const useSaveEvent = (
  event: AdminEventView | null,
  onSaved: (event: AdminEventView) => void,
  form: EventForm,
) =>
  useSaveForm({
    opened: event,
    form,
    fieldsOf,
    send,
    conflict: 'event_changed',
    changed: { title: texts.changed, labels, shown },
    done: (saved, read, before) => ({
      title: before ? texts.updated : texts.created,
      description: skippedHour(read, saved) ?? saved.name,
    }),
    rejected: (before, isDeleted) => ({
      title: before ? texts.updateErrorTitle : texts.errorTitle,
      fallback: before ? texts.updateFailed : texts.createFailed,
      saved: isDeleted ? texts.wasDeleted : texts.notSaved,
    }),
    onSaved,
  });

const labels = {
  name: texts.name,
  date: texts.date,
  end_date: texts.endDate,
  rsvp_deadline: texts.deadline,
  location: texts.location,
  day_number: texts.dayNumber,
  description: texts.description,
  dresscode: texts.dresscode,
  image_url: texts.imageUrl,
};

/** The value of a time input in words: '2025-12-19T20:00' is 19-12-2025, 20:00. */
const shown = (field: keyof EventFields, value: string) => {
  if (!['date', 'end_date', 'rsvp_deadline'].includes(field)) return value;
  const [date = '', time = ''] = value.split('T');
  return value && `${date.split('-').reverse().join('-')}, ${time}`;
};

/** An hour that the change of clocks in September skips: a message says which hour is stored. */
const skippedHour = (read: SaveEvent, saved: AdminEventView): string | undefined => {
  const moved = [
    [read.date, saved.date],
    [read.end_date, saved.end_date],
  ].find(([typed, stored]) => typed && stored && typed !== localInputValue(new Date(stored)));
  return moved?.[1] ? texts.moved(dateAndTime(new Date(moved[1]))) : undefined;
};
