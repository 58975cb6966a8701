import { weekend } from '../../e2e/responses/answers.ts';
import type { Visitor } from '../durability/visitor.ts';
import type { Random } from '../payments/provider-life.ts';
import type { FarSite } from './far-site.ts';

export type Answer = { memberId: number; name: string; isAttending: boolean; version: number };
export type Group = {
  name: string;
  code: string;
  /** Everybody who is answered for, the companion included. */
  people: string[];
  /** Those whom the couple has invited by name. */
  members: string[];
  /** Whom the group brings along, unknown to the site before. */
  companion: string | null;
  eventIds: number[];
};

/** What the couple asks of those who come to an event, and of each group. */
export const shuttle = (eventId: number) => `¿Traslado al evento ${eventId}?`;
export const song = '¿Qué canción no puede faltar?';

/** The questions of every event; the demo asks for the song. */
export const askQuestions = async (couple: Visitor) => {
  for (const eventId of weekend) {
    await couple.send('POST', '/api/admin/questions', {
      text: shuttle(eventId),
      kind: 'yes_no',
      scope: 'member',
      event_id: eventId,
      capacity: 10_000,
    });
  }
};

export const credentials = ({ name, code }: Group) => ({ groupName: name, accessCode: code });

/** Two people, invited to two events that follow one another, and often a third whom they bring. */
export const invite = async ({ couple, next }: FarSite, random: Random): Promise<Group> => {
  const number = next();
  const first = random.below(weekend.length - 1);
  const group = {
    name: `Bandurria ${number}`,
    code: `PRUEBA${number}`,
    members: ['Ana', 'Beto'].map((name) => `${name} Bandurria`),
    companion: random.chance(0.5) ? 'Cata Godoy' : null,
    eventIds: weekend.slice(first, first + 2),
  };
  await couple.send('POST', '/api/admin/guests', {
    guest: { group_name: group.name, access_code: group.code, extra_places: 1 },
    members: group.members.map((name) => ({ name })),
    eventIds: group.eventIds,
  });
  return { ...group, people: [...group.members, ...(group.companion ? [group.companion] : [])] };
};

export const answersTo = async (visitor: Visitor, eventId: number) =>
  (await visitor.get<{ responses: Answer[] }>(`/api/rsvp/responses/${eventId}`)).responses;
