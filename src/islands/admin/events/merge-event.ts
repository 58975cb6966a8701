import { type FieldDifference, mergeFields } from '#islands/admin/ui/merge-fields.ts';
import type { EventFields } from './event-fields.ts';

type Field = keyof EventFields;

export type EventDifference = FieldDifference<Field>;

export type MergedEvent = {
  values: EventFields;
  conflicts: EventDifference[];
  taken: EventDifference[];
};

const fields = [
  ...(['name', 'date', 'end_date', 'location', 'day_number'] as const),
  ...(['description', 'dresscode', 'image_url'] as const),
] satisfies Field[];

/** @param base what both began with */
export const mergeEvent = (
  base: EventFields,
  typed: EventFields,
  stored: EventFields,
): MergedEvent => {
  const merged: MergedEvent = { values: typed, conflicts: [], taken: [] };
  merged.values = mergeFields([base, typed, stored], fields, (difference, kind) =>
    merged[kind].push(difference),
  );
  return merged;
};
