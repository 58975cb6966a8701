import { useId } from 'react';

import { attendance } from '#content/texts/attendance.ts';
import { dietText } from '#content/texts/diets.ts';
import { attendanceLabels } from '#content/texts/event.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';

type Props = {
  member: MemberView;
  response: IsAttending;
  onChoose: (isAttending: boolean) => void;
};

const texts = attendance.manage;

export const MemberAttendance = ({ member, response, onChoose }: Props) => {
  const nameId = useId();
  const diet = dietOfMember(member);
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      className="flex flex-wrap items-center justify-between gap-x-4 py-2"
    >
      <div className="min-w-0 grow basis-40">
        <p id={nameId}>{member.name}</p>
        {diet.type !== 'None' && <p className="hint">{dietText(diet)}</p>}
        {response === null && <p className="hint">{attendanceLabels.pending}</p>}
      </div>
      <label className="flex min-h-12 flex-none cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-6 flex-none"
          checked={response === true}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>{response === true ? texts.attends : texts.declines}</span>
      </label>
    </div>
  );
};
