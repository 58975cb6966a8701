import { memo, useId } from 'react';
import { attendanceLabels, guestTypeLabels } from '#content/texts/admin-labels.ts';
import { dietText } from '#content/texts/diets.ts';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import { dietOfEvent } from '#contract/diet-spellings.ts';
import type { EventGroupView } from '#contract/rsvps.ts';
import { attendanceOf } from '#domain/responses/attendance.ts';
import { isAllergy } from '#domain/responses/dietary.ts';
import { CompanionMark } from '#islands/admin/ui/lists/CompanionMark.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { responseVariants } from '../response-variants.ts';

type MemberResponse = EventGroupView['members'][number];

/** One group's answers for the event. */
export const GroupResponses = memo(({ group }: { group: EventGroupView }) => {
  const titleId = useId();
  const { groupName, guestType, members } = group;
  const coming = members.filter(({ isAttending }) => isAttending).length;
  return (
    <li className="card listed" tabIndex={-1} aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-3 border-b border-paper-deep pb-2">
        <h2 className="min-w-0 font-display text-lg" id={titleId}>
          <span>{groupName}</span>{' '}
          <span className="font-sans text-sm text-ink-soft">{guestTypeLabels[guestType]}</span>
        </h2>
        <p className="flex-none text-sm text-ink-soft tabular-nums">
          <span aria-hidden="true">{texts.groupComing(coming, members.length)}</span>
          <span className="sr-only">{texts.groupComingLabel(coming, members.length)}</span>
        </p>
      </div>
      <ul className="divide-y divide-paper-deep">
        {members.map((member) => (
          <Member key={member.memberId} member={member} />
        ))}
      </ul>
    </li>
  );
});
GroupResponses.displayName = 'GroupResponses';

const Member = ({ member }: { member: MemberResponse }) => {
  const attendance = attendanceOf(member.isAttending);
  return (
    <li className="flex items-start justify-between gap-3 py-2 last:pb-0">
      <div className="min-w-0">
        <p>
          <span>{member.name}</span>
          <CompanionMark member={member} />
        </p>
        <Diet member={member} />
      </div>
      <span className="flex-none">
        <Badge variant={responseVariants[attendance]}>{attendanceLabels[attendance]}</Badge>
      </span>
    </li>
  );
};

/** Only a diet that the kitchen must know of is worth a line. */
const Diet = ({ member }: { member: MemberResponse }) => {
  const diet = dietOfEvent(member);
  if (diet.type === 'None') return null;
  const variant = isAllergy(diet) ? 'font-semibold text-danger' : 'text-ink-soft';
  return <p className={`text-sm ${variant}`}>{dietText(diet)}</p>;
};
