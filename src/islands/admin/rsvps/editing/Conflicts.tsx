import { type RefObject, useEffect, useId } from 'react';
import { attendanceLabels } from '#content/texts/admin-labels.ts';
import { rsvpsTexts } from '#content/texts/admin-rsvps.ts';
import { attendanceOf, type IsAttending } from '#domain/responses/attendance.ts';
import { Button } from '#islands/ui/Button.tsx';
import type { Change } from './response-draft.ts';

type Props = {
  ref: RefObject<HTMLElement | null>;
  conflicts: readonly Change[];
  onResolve: (conflict: Change, keep: 'stored' | 'chosen') => void;
};

const texts = rsvpsTexts.conflict;
const inWords = (response: IsAttending) => attendanceLabels[attendanceOf(response)];

/** What is stored now beside what was chosen here: the couple decides, answer by answer. */
export const Conflicts = ({ ref, conflicts, onResolve }: Props) => {
  const titleId = useId();
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <section
      ref={ref}
      className="notice"
      data-variant="warning"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h3 className="font-semibold" id={titleId}>
        {texts.title}
      </h3>
      <ul className="mt-2 grid gap-3">
        {conflicts.map((conflict) => (
          <Conflict key={conflict.cell.key} conflict={conflict} onResolve={onResolve} />
        ))}
      </ul>
    </section>
  );
};

type ConflictProps = { conflict: Change; onResolve: Props['onResolve'] };

const Conflict = ({ conflict, onResolve }: ConflictProps) => {
  const { cell, option } = conflict;
  const id = useId();
  return (
    <li>
      <p id={id}>
        <strong>{`${rsvpsTexts.edit.answerOf(cell.member.name, cell.event.name)}.`}</strong>{' '}
        <span>{texts.text(inWords(cell.isAttending), inWords(option.isAttending))}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" aria-describedby={id} onClick={() => onResolve(conflict, 'stored')}>
          {texts.keepStored(inWords(cell.isAttending))}
        </Button>
        <Button variant="quiet" aria-describedby={id} onClick={() => onResolve(conflict, 'chosen')}>
          {texts.keepSelected(inWords(option.isAttending))}
        </Button>
      </div>
    </li>
  );
};
