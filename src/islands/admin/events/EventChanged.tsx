import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import { FormChanged } from '#islands/admin/ui/dialogs/FormChanged.tsx';
import type { FormDifference, MergedForm } from '#islands/admin/ui/dialogs/merge-fields.ts';
import type { EventFields } from './event-fields.ts';

type Props = {
  merged: MergedForm<EventFields>;
  onUseStored: (difference: FormDifference<EventFields>) => void;
};

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

export const EventChanged = (props: Props) => (
  <FormChanged title={texts.changed} labels={labels} shown={shown} {...props} />
);

/** The value of a time input in words: '2025-12-19T20:00' is 19-12-2025, 20:00. */
const shown = (field: keyof EventFields, value: string) => {
  if (!['date', 'end_date', 'rsvp_deadline'].includes(field)) return value;
  const [date = '', time = ''] = value.split('T');
  return value && `${date.split('-').reverse().join('-')}, ${time}`;
};
