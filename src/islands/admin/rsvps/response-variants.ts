import type { Attendance } from '#domain/responses/attendance.ts';
import type { BadgeVariant } from '#islands/ui/Badge.tsx';

export const responseVariants = {
  attending: 'yes',
  not_attending: 'no',
  pending: 'wheat',
} satisfies Record<Attendance, BadgeVariant>;
