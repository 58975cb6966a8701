import { useId } from 'react';
import { attendanceLabels } from '#content/texts/admin-labels.ts';
import { rsvpsTexts } from '#content/texts/admin-rsvps.ts';
import { attendanceOf, type IsAttending } from '#domain/responses/attendance.ts';
import type { Cell, EventName } from './response-cells.ts';
import type { Choice, Draft } from './editing/response-draft.ts';

type Props = {
  event: EventName;
  cells: readonly Cell[];
  draft: Draft;
  onChoose: (cell: Cell, isAttending: IsAttending) => void;
};

const texts = rsvpsTexts.edit;

const options = [
  { isAttending: true, tone: 'yes', label: attendanceLabels.attending },
  { isAttending: false, tone: 'no', label: attendanceLabels.not_attending },
  { isAttending: null, tone: 'silent', label: attendanceLabels.pending },
] as const;

/** One event: everybody of the group who is invited to it. */
export const EventChoices = ({ event, cells, draft, onChoose }: Props) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="border-b border-paper-edge pb-1 font-semibold wrap-anywhere">
        {rsvpsTexts.eventOption(event.name, event.day_number)}
      </h3>
      <ul className="divide-y divide-paper-deep">
        {cells.map((cell) => (
          <MemberChoice
            key={cell.key}
            cell={cell}
            choice={draft[cell.key]}
            onChoose={(isAttending) => onChoose(cell, isAttending)}
          />
        ))}
      </ul>
    </section>
  );
};

type MemberProps = {
  cell: Cell;
  choice: Choice | undefined;
  onChoose: (isAttending: IsAttending) => void;
};

const MemberChoice = ({ cell, choice, onChoose }: MemberProps) => {
  const chosen = choice ? choice.isAttending : cell.isAttending;
  const changed = chosen !== cell.isAttending;
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
        {options.map(({ isAttending, tone, label }) => (
          <button
            key={tone}
            type="button"
            className="choice px-2! text-sm max-md:min-h-11!"
            data-tone={tone}
            aria-pressed={chosen === isAttending}
            onClick={() => onChoose(isAttending)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
};
