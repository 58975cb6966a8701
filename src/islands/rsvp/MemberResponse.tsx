import { attendingField } from '#contract/responding/form-fields.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { Diet } from '#domain/responses/dietary.ts';

import { AttendanceOption } from './AttendanceOption.tsx';
import { DietarySelect } from './DietarySelect.tsx';

type Props = {
  eventId: number;
  memberId: number;
  name: string;
  response: IsAttending;
  diet: Diet;
  onChoose: (isAttending: boolean) => void;
  onDiet: (diet: Diet) => void;
};

/** One person's card: comes or not, and what they eat. */
export const MemberResponse = ({
  eventId,
  memberId,
  name,
  response,
  diet,
  onChoose,
  onDiet,
}: Props) => (
  <div className="card grid gap-4 px-4">
    <AttendanceOption
      field={attendingField(eventId, memberId)}
      name={name}
      response={response}
      onChoose={onChoose}
    />
    <DietarySelect memberId={memberId} name={name} named diet={diet} onChange={onDiet} />
  </div>
);
