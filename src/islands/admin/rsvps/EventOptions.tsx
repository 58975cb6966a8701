import { useId } from 'react';
import { attendanceLabels } from '#content/texts/admin-labels.ts';
import { rsvpsTexts } from '#content/texts/admin-rsvps.ts';
import { attendanceOf, type IsAttending } from '#domain/responses/attendance.ts';
import type { Cell, EventName } from './member-responses.ts';
import type { Option, Draft } from './editing/response-draft.ts';

type Props = {
  event: EventName;
  responses: readonly Cell[];
  draft: Draft;
  onChoose: (cell: Cell, isAttending: IsAttending) => void;
};

const texts = rsvpsTexts.edit;

const options = [
  { isAttending: true, variant: 'yes', label: attendanceLabels.attending },
  { isAttending: false, variant: 'no', label: attendanceLabels.not_attending },
  { isAttending: null, variant: 'silent', label: attendanceLabels.pending },
] as const;

/** One event: everybody of the group who is invited to it. */
export const EventOptions = ({ event, responses, draft, onChoose }: Props) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="border-b border-paper-edge pb-1 font-semibold wrap-anywhere">
        {rsvpsTexts.eventOption(event.name, event.day_number)}
      </h3>
      <ul className="divide-y divide-paper-deep">
        {responses.map((cell) => (
          <MemberOption
            key={cell.key}
            cell={cell}
            option={draft[cell.key]}
            onChoose={(isAttending) => onChoose(cell, isAttending)}
          />
        ))}
      </ul>
    </section>
  );
};

type MemberProps = {
  cell: Cell;
  option: Option | undefined;
  onChoose: (isAttending: IsAttending) => void;
};

const MemberOption = ({ cell, option, onChoose }: MemberProps) => {
  const selected = option ? option.isAttending : cell.isAttending;
  const changed = selected !== cell.isAttending;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
      <p className="min-w-0">
        <span className="wrap-anywhere">{cell.member.name}</span>
        {changed && (
          <span className="block text-sm text-wheat-deep">
            {texts.before(attendanceLabels[attendanceOf(cell.isAttending)])}
          </span>
        )}
      </p>
      <div
        className="grid grid-cols-3 gap-1.5 max-md:w-full"
        role="group"
        aria-label={texts.answerOf(cell.member.name, cell.event.name)}
      >
        {options.map(({ isAttending, variant, label }) => (
          <button
            key={variant}
            type="button"
            className="choice px-2! text-sm max-md:min-h-11!"
            data-variant={variant}
            aria-pressed={selected === isAttending}
            onClick={() => onChoose(isAttending)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
};
