import { attendanceLabels } from '#content/texts/event.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';

type Props = {
  /** Apart from every other choice on the page. */
  id: string;
  name: string;
  response: IsAttending;
  onChoose: (isAttending: boolean) => void;
};

const options = [
  { isAttending: true, tone: 'yes', text: rsvp.event.yes },
  { isAttending: false, tone: 'no', text: rsvp.event.no },
] as const;

/** One person says yes or no to one event. */
export const AttendanceChoice = ({ id, name, response, onChoose }: Props) => (
  <fieldset>
    <legend className="mb-2 flex w-full flex-wrap items-center justify-between gap-x-3">
      <span className="font-semibold">{name}</span>
      {response === null && <span className="badge">{attendanceLabels.pending}</span>}
    </legend>
    <div className="choices">
      {options.map(({ isAttending, tone, text }) => (
        <label
          key={tone}
          className="choice"
          data-tone={tone}
          data-checked={response === isAttending ? '' : undefined}
        >
          <input
            type="radio"
            name={id}
            checked={response === isAttending}
            onChange={() => onChoose(isAttending)}
          />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
);
