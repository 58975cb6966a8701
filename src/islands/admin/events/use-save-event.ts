import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import type { SaveEvent, AdminEventView } from '#contract/events.ts';
import { dateAndTime, localInputValue } from '#domain/time/wedding-time.ts';
import { showRejection } from '#islands/admin/ui/dialogs/show-rejection.ts';
import { useConflict } from '#islands/admin/ui/dialogs/use-conflict.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { bodyOf, type EventFields, fieldsOf } from './event-fields.ts';

export type EventForm = UseFormReturn<EventFields, unknown, SaveEvent>;

/** Sends the version that was loaded: an old one is a conflict and overwrites nothing. */
const send = (json: SaveEvent, before: AdminEventView | null): Promise<AdminEventView> => {
  const { events } = api.api.admin;
  return before
    ? call(
        events[':id'].$put({
          param: { id: `${before.id}` },
          json: { ...json, version: before.version },
        }),
      )
    : call(events.$post({ json }));
};

/** Creates or changes an event. An error is shown beside its field; the typed values stay. */
export const useSaveEvent = (
  event: AdminEventView | null,
  onSaved: (event: AdminEventView) => void,
  form: EventForm,
) => {
  const { before, merged, takeOver, useStored } = useConflict({
    opened: event,
    fieldsOf,
    form,
    put: ({ field, stored }) =>
      form.setValue(field, stored, { shouldDirty: true, shouldValidate: true }),
  });
  const [failure, setFailure] = useState('');
  const { withPassword, passwordDialog } = useReauthentication();

  const failed = (error: unknown) => {
    if (wasCancelled(error)) return;
    const errorBody = error instanceof ApiError ? error.errorBody : undefined;
    const current = errorBody?.current;
    if (errorBody?.code === 'event_changed' && current && 'day_number' in current) {
      return takeOver(current);
    }
    const deleted = before && errorBody?.code === 'not_found' ? texts.gone : undefined;
    setFailure(
      showRejection(error, form.setError, {
        title: before ? texts.updateErrorTitle : texts.errorTitle,
        fallback: before ? texts.updateFailed : texts.createFailed,
        saved: deleted ?? texts.notSaved,
      }),
    );
  };

  const save = async (read: SaveEvent) => {
    setFailure('');
    try {
      const saved = await withPassword(() => send(bodyOf(read, before), before));
      toast({
        title: before ? texts.updated : texts.created,
        description: skippedHour(read, saved) ?? saved.name,
      });
      onSaved(saved);
    } catch (error) {
      failed(error);
    }
  };

  return { save, before, merged, useStored, failure, passwordDialog };
};

/** An hour that the change of clocks in September skips: a message says which hour is stored. */
const skippedHour = (read: SaveEvent, saved: AdminEventView): string | undefined => {
  const moved = [
    [read.date, saved.date],
    [read.end_date, saved.end_date],
  ].find(([typed, stored]) => typed && stored && typed !== localInputValue(new Date(stored)));
  return moved?.[1] ? texts.moved(dateAndTime(new Date(moved[1]))) : undefined;
};
