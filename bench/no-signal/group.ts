import { weekend } from '../../e2e/answers.ts';
import type { Visitor } from '../durability/visitor.ts';
import type { Random } from '../payments/provider-life.ts';
import type { FarSite } from './far-site.ts';

export type Answer = { memberId: number; name: string; isAttending: boolean; version: number };
export type Group = { name: string; code: string; people: string[]; eventIds: number[] };

export const credentials = ({ name, code }: Group) => ({ groupName: name, accessCode: code });

/** Two people, invited to two events that follow one another. */
export const invite = async ({ couple, next }: FarSite, random: Random): Promise<Group> => {
  const number = next();
  const first = random.below(weekend.length - 1);
  const group = {
    name: `Bandurria ${number}`,
    code: `PRUEBA${number}`,
    people: ['Ana', 'Beto'].map((name) => `${name} Bandurria`),
    eventIds: weekend.slice(first, first + 2),
  };
  await couple.send('POST', '/api/admin/guests', {
    guest: { group_name: group.name, access_code: group.code },
    members: group.people.map((name) => ({ name })),
    eventIds: group.eventIds,
  });
  return group;
};

export const answersTo = async (visitor: Visitor, eventId: number) =>
  (await visitor.get<{ responses: Answer[] }>(`/api/rsvp/responses/${eventId}`)).responses;
