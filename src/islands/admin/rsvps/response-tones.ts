import type { Attendance } from '#domain/responses/attendance.ts';
import type { BadgeTone } from '#islands/ui/Badge.tsx';

export const responseTones = {
  attending: 'yes',
  not_attending: 'no',
  pending: 'wheat',
} satisfies Record<Attendance, BadgeTone>;
