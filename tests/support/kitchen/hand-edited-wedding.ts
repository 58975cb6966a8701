import type { GroupView } from '#contract/guest-groups.ts';
import type { CompanionView } from '#contract/responding/companions.ts';
import type { PlanView } from '#contract/seating-views.ts';
import { emptySite } from '../api.ts';
import type { Answer } from '../browser.ts';

export type SavedDiet = { type: string; spec: string | null; severity: string | null };

export type SavedPerson = {
  id: number;
  name: string;
  isAttending: boolean | null;
  diet: SavedDiet;
  isCompanion: boolean;
};

export type SavedGroup = {
  id: number;
  name: string;
  code: string;
  isDeleted: boolean;
  people: SavedPerson[];
  /** Of the group as a whole, or by member. */
  place: number | null | Map<number, number>;
};

export const noDiet: SavedDiet = { type: 'None', spec: null, severity: null };

export const dietFields = ({ type, spec, severity }: SavedDiet) => ({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  dietary_severity: severity,
});

export const expectDone = ({ status, text }: Answer) => {
  if (status >= 300) throw new Error(`Answered with ${status} ${text}`);
};

/** A wedding that was written by calls, and beside it what a person with pencil and paper knows about it. */
export const handEditedWedding = async () => {
  const site = emptySite();
  const couple = await site.admin();
  const created = async <T>(path: string, body: object): Promise<T> => {
    const answer = await couple.post(path, body);
    expectDone(answer);
    return answer.json as T;
  };
  const event = await created<{ id: number }>('/api/admin/events', {
    name: 'Main Event: la fiesta',
    description: 'Cena',
    location: 'Linares',
    date: '2025-12-20T20:00',
    day_number: 1,
  });
  const tables = new Map<number, string>();
  for (const name of ['Mesa 1', 'Mesa 2', 'Mesa 10']) {
    const body = { name, type: 'mesa', capacity: 50, color: '#DDDDDD', event_id: event.id };
    tables.set((await created<{ id: number }>('/api/admin/table-groups', body)).id, name);
  }
  const groups: SavedGroup[] = [];
  for (let number = 1; number <= 8; number += 1) {
    const name = `Familia ${number}`;
    const { id, access_code, members } = await created<GroupView>('/api/admin/guests', {
      guest: { group_name: name, guest_type: 'familia', extra_places: 5 },
      members: ['Ana', 'Beto', 'Caro'].map((first) => ({ name: `${first} ${number}` })),
      eventIds: [event.id],
    });
    const people = members.map(({ id: member, name: called }) => ({
      ...{ id: member, name: called, isAttending: null, diet: noDiet, isCompanion: false },
    }));
    groups.push({ id, name, code: access_code, isDeleted: false, people, place: null });
  }

  const signIn = async ({ name, code }: SavedGroup) => {
    const guest = site.browser();
    expectDone(await guest.post('/api/rsvp/login', { groupName: name, accessCode: code }));
    return guest;
  };
  const put = async (path: string, body: object) => expectDone(await couple.put(path, body));

  const changes = {
    answer: async (person: SavedPerson, isAttending: boolean | null) => {
      const { json } = await couple.get(`/api/admin/rsvps/event/${event.id}`);
      type Cell = { memberId: number; guestEventId: number };
      const cells = (json as { members: Cell[] }[]).flatMap(({ members }) => members);
      const { guestEventId } = cells.find(({ memberId }) => memberId === person.id)!;
      await created('/api/admin/rsvps/bulk-update', {
        responses: [{ guestEventId, memberId: person.id, isAttending }],
      });
      person.isAttending = isAttending;
    },
    eat: async (group: SavedGroup, person: SavedPerson, diet: SavedDiet) => {
      const guest = await signIn(group);
      const members = [{ id: person.id, ...dietFields(diet) }];
      expectDone(await guest.put('/api/rsvp/guest/dietary', { members }));
      person.diet = diet;
    },
    seat: async (group: SavedGroup, table: number | null) => {
      await put(`/api/admin/seating/${event.id}`, { moves: [{ guest_id: group.id, to: table }] });
      group.place = table;
    },
    seatApart: async (group: SavedGroup, seats: Map<number, number>) => {
      const to = [...seats].map(([member_id, table_group_id]) => ({ member_id, table_group_id }));
      await put(`/api/admin/seating/${event.id}`, { moves: [{ guest_id: group.id, to }] });
      // People who sit together are seated as a whole group.
      const { groups: planned } = (await couple.get(`/api/admin/seating/${event.id}`))
        .json as PlanView;
      const { place } = planned.find(({ id }) => id === group.id)!;
      group.place = place !== null && typeof place === 'object' ? seats : place;
    },
    renameTable: async (table: number, name: string) => {
      const body = { name, type: 'mesa', capacity: 50, color: '#DDDDDD' };
      await put(`/api/admin/table-groups/${table}`, body);
      tables.set(table, name);
    },
    /** The group's form: its people as they shall be. */
    save: async (group: SavedGroup, people: { id?: number; name: string }[]) => {
      const saved = people.map(({ id, name }) => {
        const person = group.people.find((one) => one.id === id);
        return { ...(id !== undefined && { id }), name, ...dietFields(person?.diet ?? noDiet) };
      });
      const answer = await couple.put(`/api/admin/guests/${group.id}`, {
        guest: { group_name: group.name, guest_type: 'familia', access_code: group.code },
        members: saved,
        eventIds: [event.id],
      });
      expectDone(answer);
      const before = new Map(group.people.map((one) => [one.id, one]));
      // Only a new person's id is not known beforehand.
      const ids = (answer.json as GroupView).members.map(({ id }) => id);
      const fresh = ids.filter((id) => !before.has(id));
      group.people = people.map(({ id, name }) => ({
        ...(before.get(id ?? 0) ?? { isAttending: null, diet: noDiet, isCompanion: false }),
        id: id ?? fresh.shift()!,
        name,
      }));
    },
    remove: async (group: SavedGroup, person: SavedPerson) => {
      expectDone(await couple.delete(`/api/admin/members/${person.id}`));
      group.people = group.people.filter((one) => one !== person);
    },
    bring: async (group: SavedGroup, name: string, diet: SavedDiet, isAttending: boolean) => {
      const guest = await signIn(group);
      const answer = await guest.post('/api/rsvp/companions', {
        ...{ name, ...dietFields(diet), responses: [{ eventId: event.id, isAttending }] },
      });
      expectDone(answer);
      const { id } = answer.json as CompanionView;
      group.people.push({ id, name, isAttending, diet, isCompanion: true });
    },
    leaveAtHome: async (group: SavedGroup, companion: SavedPerson) => {
      const guest = await signIn(group);
      expectDone(await guest.delete(`/api/rsvp/companions/${companion.id}`));
      group.people = group.people.filter((person) => person !== companion);
    },
    deleteGroup: async (group: SavedGroup) => {
      expectDone(await couple.delete(`/api/admin/guests/${group.id}`));
      group.isDeleted = true;
    },
    undelete: async (group: SavedGroup) => {
      await created(`/api/admin/removals/group/${group.id}/restore`, {});
      group.isDeleted = false;
    },
  };

  /** Who eats, as the paper says it: one line of text for each person. */
  const eaters = () =>
    new Map(
      groups
        .filter(({ isDeleted }) => !isDeleted)
        .flatMap(({ people, place }) =>
          people
            .filter(({ isAttending }) => isAttending === true)
            .map(({ id, name, diet }) => {
              const table = place instanceof Map ? place.get(id) : place;
              const called = tables.get(table ?? 0) ?? null;
              return [id, [name, diet.type, diet.spec, diet.severity, called] as const] as const;
            }),
        ),
    );

  return { site, couple, event, tables, groups, changes, eaters };
};

export type HandEditedWedding = Awaited<ReturnType<typeof handEditedWedding>>;
