import { attendanceLabels } from '#content/texts/admin-labels.ts';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import { numberText } from '#domain/number-text.ts';
import type { AttendanceCounts } from '#domain/responses/attendance.ts';

type Props = { counts: AttendanceCounts; people: number };

export const ResponseCounts = ({ counts, people }: Props) => (
  <section aria-label={texts.counts}>
    <dl className="grid grid-cols-2 gap-y-3 border-y border-paper-edge py-3 text-center sm:grid-cols-4 sm:divide-x sm:divide-paper-edge">
      <Count label={attendanceLabels.attending} count={counts.attending} variant="text-leaf-deep" />
      <Count
        label={attendanceLabels.not_attending}
        count={counts.notAttending}
        variant="text-accent-deep"
      />
      <Count label={attendanceLabels.pending} count={counts.pending} variant="text-wheat-deep" />
      <Count label={texts.total} count={people} variant="text-ink" />
    </dl>
  </section>
);

const Count = ({ label, count, variant }: { label: string; count: number; variant: string }) => (
  <div className="flex flex-col-reverse px-2">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className={`font-display text-2xl ${variant}`}>{numberText(count)}</dd>
  </div>
);
