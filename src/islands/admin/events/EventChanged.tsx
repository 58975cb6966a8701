import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import { ChangedMeanwhile } from '#islands/admin/ui/ChangedMeanwhile.tsx';
import type { EventFields } from './event-fields.ts';
import type { EventDifference } from './use-save-event.ts';

type Props = {
  conflicts: EventDifference[];
  taken: EventDifference[];
  onUseStored: (difference: EventDifference) => void;
};

const labels = {
  name: texts.name,
  date: texts.date,
  end_date: texts.endDate,
  location: texts.location,
  day_number: texts.dayNumber,
  description: texts.description,
  dresscode: texts.dresscode,
  image_url: texts.imageUrl,
} satisfies Record<keyof EventFields, string>;

export const EventChanged = ({ conflicts, taken, onUseStored }: Props) => (
  <ChangedMeanwhile
    title={texts.changed}
    conflicts={conflicts.map(read)}
    taken={taken.map(read)}
    onUseStored={(key) => {
      const difference = conflicts.find(({ field }) => field === key);
      if (difference) onUseStored(difference);
    }}
  />
);

const read = ({ field, typed, stored }: EventDifference) => ({
  key: field,
  label: labels[field],
  typed: shown(field, typed),
  stored: shown(field, stored),
});

/** An input's time as it is read: '2025-12-19T20:00' is 19-12-2025, 20:00. */
const shown = (field: keyof EventFields, value: string) => {
  if (field !== 'date' && field !== 'end_date') return value;
  const [date = '', time = ''] = value.split('T');
  return value && `${date.split('-').reverse().join('-')}, ${time}`;
};
