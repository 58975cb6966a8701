/** One person's response for one event. `null`: no response, or reset to pending by the couple. */
export type IsAttending = boolean | null;

export type Attendance = 'attending' | 'not_attending' | 'pending';

/** A whole group's responses for one event. */
export type GroupAttendance = Attendance | 'mixed';

export const attendanceOf = (isAttending: IsAttending | undefined): Attendance =>
  isAttending === true ? 'attending' : isAttending === false ? 'not_attending' : 'pending';

export type AttendanceCounts = { attending: number; notAttending: number; pending: number };

export const countAttendance = (
  responses: readonly (IsAttending | undefined)[],
): AttendanceCounts => {
  const counts = { attending: 0, notAttending: 0, pending: 0 };
  for (const response of responses) {
    const attendance = attendanceOf(response);
    if (attendance === 'attending') counts.attending += 1;
    else if (attendance === 'not_attending') counts.notAttending += 1;
    else counts.pending += 1;
  }
  return counts;
};

/** Mixed is everything that is neither all pending, all attending nor all declined. */
export const groupAttendance = (
  responses: readonly (IsAttending | undefined)[],
): GroupAttendance => {
  const { attending, notAttending, pending } = countAttendance(responses);
  if (attending + notAttending === 0) return 'pending';
  if (notAttending + pending === 0) return 'attending';
  if (attending + pending === 0) return 'not_attending';
  return 'mixed';
};
