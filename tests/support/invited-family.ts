import { invitedEvent } from '#db/models/events/invitations.ts';
import { demoWedding, groupNamed } from './wedding.ts';

export const setUp = () => {
  const wedding = demoWedding();
  const family = groupNamed(wedding, 'Familia Peñaloza Ríos');
  const [rosa, tomas, emilia, bruno] = family.members.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ];
  const dinner = invitedEvent(wedding.db, family.id, 49);
  return { ...wedding, family, rosa, tomas, emilia, bruno, dinner };
};
