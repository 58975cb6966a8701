import type { ResponsesView, ResponseView } from '#contract/responses.ts';
import { demoSite } from './api.ts';
import { groupNamed } from './wedding.ts';

export const setUp = async () => {
  const site = demoSite();
  const group = groupNamed(site, 'Familia Peñaloza Ríos');
  const guest = await site.guest(group.group_name);
  const [rosa, tomas, emilia, bruno] = group.members.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ];
  const stranger = groupNamed(site, 'Tía Marta').members[0]!.id;
  const answersOf = async (eventId: number) => {
    const { json } = await guest.get(`/api/rsvp/responses/${eventId}`);
    return (json as ResponsesView).responses;
  };
  return { ...site, site, group, guest, rosa, tomas, emilia, bruno, stranger, answersOf };
};

export const answered = (responses: ResponseView[]) =>
  responses.map(({ isAttending, responded }) => (responded ? isAttending : null));
