import { useId } from 'react';

import type { IsAttending } from '#domain/responses/attendance.ts';
import type { Diet } from '#domain/responses/dietary.ts';

import { AttendanceChoice } from './AttendanceChoice.tsx';
import { DietarySelect } from './DietarySelect.tsx';

type Props = {
  name: string;
  response: IsAttending;
  diet: Diet;
  onChoose: (isAttending: boolean) => void;
  onDiet: (diet: Diet) => void;
};

/** One person's card: comes or not, and what they eat. */
export const MemberResponse = ({ name, response, diet, onChoose, onDiet }: Props) => (
  <div className="card grid gap-4 px-4">
    <AttendanceChoice id={useId()} name={name} response={response} onChoose={onChoose} />
    <DietarySelect name={name} named diet={diet} onChange={onDiet} />
  </div>
);
