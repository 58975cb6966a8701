import type { Attendance } from '#domain/responses/attendance.ts';

/** How a badge is painted for an answer; grey has no tone. */
export const badgeVariant = {
  attending: 'yes',
  not_attending: 'no',
  pending: undefined,
} satisfies Record<Attendance, string | undefined>;
