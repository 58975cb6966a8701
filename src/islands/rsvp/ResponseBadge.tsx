import { attendanceLabels } from '#content/texts/event.ts';
import { type Attendance, attendanceOf, type IsAttending } from '#domain/responses/attendance.ts';
import { Badge, type BadgeVariant } from '#islands/ui/Badge.tsx';

const variants = {
  attending: 'yes',
  not_attending: 'no',
  pending: 'silent',
} satisfies Record<Attendance, BadgeVariant>;

/** A member's response as a word and a colour. */
export const ResponseBadge = ({ response }: { response: IsAttending }) => {
  const attendance = attendanceOf(response);
  return <Badge variant={variants[attendance]}>{attendanceLabels[attendance]}</Badge>;
};
