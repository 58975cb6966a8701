import type { EventView } from '#contract/events.ts';
import type { ResponseView } from '#contract/responses.ts';
import { attendanceOf, type Attendance } from '#domain/responses/attendance.ts';
import { type CalendarEntry } from '#domain/events/google-calendar.ts';
import {
  lightAt,
  pictureIn,
  placeholderAddress,
  type Size,
} from '#domain/pictures/placeholder-picture.ts';
import { hourOfDay } from '#domain/time/wedding-time.ts';

export const attendance = ({ responded, isAttending }: ResponseView): Attendance =>
  attendanceOf(responded ? isAttending : undefined);

/** Its picture, or a landscape in the light of the hour at which it starts. */
export const pictureOf = ({ image_url, date }: EventView): Size & { src: string } => {
  const size = pictureIn(lightAt(hourOfDay(new Date(date))));
  return { ...size, src: image_url ?? placeholderAddress(size) };
};

export const calendarEntry = (event: EventView): CalendarEntry => ({
  name: event.name,
  description: event.description,
  location: event.location,
  start: new Date(event.date),
  end: event.end_date === null ? null : new Date(event.end_date),
});
