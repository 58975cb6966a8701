import { attendanceLabels } from '#content/texts/event.ts';
import { type Attendance, attendanceOf, type IsAttending } from '#domain/responses/attendance.ts';
import { Badge, type BadgeTone } from '#islands/ui/Badge.tsx';

const tones = {
  attending: 'yes',
  not_attending: 'no',
  pending: 'silent',
} satisfies Record<Attendance, BadgeTone>;

/** A member's response as a word and a colour. */
export const ResponseBadge = ({ response }: { response: IsAttending }) => {
  const attendance = attendanceOf(response);
  return <Badge tone={tones[attendance]}>{attendanceLabels[attendance]}</Badge>;
};
