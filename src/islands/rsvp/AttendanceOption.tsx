import { attendanceLabels } from '#content/texts/event.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

type Props = {
  /** Of the form's control: `attendingField`. */
  field: string;
  name: string;
  response: IsAttending;
  onChoose: (isAttending: boolean) => void;
};

const options = [
  { isAttending: true, variant: 'yes', text: rsvp.event.yes },
  { isAttending: false, variant: 'no', text: rsvp.event.no },
] as const;

/** One person says yes or no to one event. */
export const AttendanceOption = ({ field, name, response, onChoose }: Props) => {
  const hydrated = useHydrated();
  return (
    <fieldset>
      <legend className="mb-2 flex w-full flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        {response === null && <span className="badge">{attendanceLabels.pending}</span>}
      </legend>
      <div className="choices">
        {options.map(({ isAttending, variant, text }) => (
          <label
            key={variant}
            className="choice"
            data-variant={variant}
            data-checked={hydrated && response === isAttending ? '' : undefined}
          >
            <input
              type="radio"
              name={field}
              value={String(isAttending)}
              checked={response === isAttending}
              onChange={() => onChoose(isAttending)}
            />
            {/* eslint-disable-next-line convite/bare-text -- It never changes, and an element would lie under the input. */}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
