import { attendanceOf, type Attendance } from '#domain/responses/attendance.ts';
import type { DietaryType } from '#domain/responses/dietary.ts';
import { type CalendarEntry } from '#domain/events/google-calendar.ts';
import {
  lightAt,
  pictureIn,
  placeholderAddress,
  type Size,
} from '#domain/pictures/placeholder-picture.ts';
import { hourOfDay } from '#domain/time/wedding-time.ts';

/** An event as the page of an invited group gets it. Instants are ISO text. */
export type InvitedEvent = {
  id: number;
  name: string;
  description: string;
  date: string;
  end_date: string | null;
  location: string;
  day_number: number;
  dresscode: string | null;
  image_url: string | null;
};

/** What one member said about it. */
export type MemberAnswer = {
  memberId: number;
  name: string;
  isAttending: boolean;
  responded: boolean;
  version: number;
  respondedAt: string | null;
  dietaryRestriction: DietaryType;
  dietaryRestrictionDetails: string | null;
};

export const attendance = ({ responded, isAttending }: MemberAnswer): Attendance =>
  attendanceOf(responded ? isAttending : undefined);

/** An emoji in front of a name is set apart: the display face has none. */
export const splitName = (name: string): { emoji: string; words: string } => {
  const [emoji = ''] =
    /^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]*|\p{RI}{2})/u.exec(
      name,
    ) ?? [];
  return { emoji, words: name.slice(emoji.length) };
};

/** Its picture, or a landscape in the light of the hour at which it starts. */
export const pictureOf = ({ image_url, date }: InvitedEvent): Size & { src: string } => {
  const size = pictureIn(lightAt(hourOfDay(new Date(date))));
  return { ...size, src: image_url ?? placeholderAddress(size) };
};

export const calendarEntry = (event: InvitedEvent): CalendarEntry => ({
  name: event.name,
  description: event.description,
  location: event.location,
  start: new Date(event.date),
  end: event.end_date === null ? null : new Date(event.end_date),
});
