import { demoGroups } from '#db/demo/groups.ts';
import type { EventGroupView } from '#contract/rsvps.ts';
import type { GuestView } from '#contract/guest-groups.ts';
import type { ResponsesView } from '#contract/responses.ts';
import type { Sheet } from './sheet.ts';
import { type Address, signIn, type Visitor } from './visitor.ts';

/** Each writer writes its own response sheets, one after the other. */
export type Writer = Sheet[];

type Couple = { username: string; password: string };

/** By group, the events that each of its phones answers for. */
const answering: [name: string, ...phones: number[][]][] = [
  ['Familia Peñaloza Ríos', [45, 46], [47, 48], [49, 50]],
  ['Los Montecinos', [45, 46], [47, 48], [49, 50]],
  ['Familia Catrileo Vera', [45, 46], [47, 48]],
  ['Familia Sanhueza', [46, 47], [48, 49]],
  ['Camila y Andrés', [46, 47], [48, 49]],
  ['Javiera Oyarce', [45, 49]],
  ['Nicolás Bravo', [46, 47]],
  ['Tía Marta', [49]],
  ['Profesor Amaro', [49]],
];

/** Twenty at once: guests who answer, guests who say what they eat, and the couple correcting many answers at once. */
export const inviteWriters = async (site: Address, couple: Couple): Promise<Writer[]> => {
  const guest = async (name: string) => {
    const accessCode = demoGroups.find((group) => group.name === name)?.code ?? '';
    return signIn(site, '/api/rsvp/login', { groupName: name, accessCode });
  };
  const admin = await signIn(site, '/api/admin/login', couple);
  const writers = [
    [await answersWithDiet(await guest('Familia Catrileo Vera'), 49)],
    [await diets(await guest('Familia Sanhueza'))],
    [await diets(await guest('Camila y Andrés'))],
    [await corrections(admin, ['Felipe y Renata', 'Abuelos Henríquez', 'Ximena e Isabel'])],
  ];
  for (const [name, ...numbers] of answering) {
    for (const events of numbers) writers.push(await answers(await guest(name), events));
  }
  return writers;
};

const begin = (sheet: Omit<Sheet, 'acknowledged' | 'sent'>): Sheet => ({
  ...sheet,
  acknowledged: 0,
  sent: 0,
});

type Cell = { isAttending: boolean | null; version: number };

/** Every step is another answer, so every step raises the version. */
const turned = (cycle: (boolean | null)[], cell: Cell, step: number): Cell => {
  if (step === 0) return cell;
  const from = Math.max(0, cycle.indexOf(cell.isAttending));
  return {
    isAttending: cycle[(from + step) % cycle.length] ?? null,
    version: cell.version + step,
  };
};

const textOf = (memberId: number, { isAttending, version }: Cell) =>
  `${memberId} ${isAttending} v${version}`;

const answers = async (guest: Visitor, events: number[]): Promise<Writer> => {
  const sheets: Sheet[] = [];
  for (const event of events) sheets.push(await answersOf(guest, event, event % 2 === 0));
  return sheets;
};

const answerCells = async (guest: Visitor, path: string) =>
  (await guest.get<ResponsesView>(path)).responses.map((cell) => ({
    ...cell,
    isAttending: cell.responded ? cell.isAttending : null,
  }));

const yesNo = [false, true];

/** @param careful whether the writer sends the versions that it saw */
const answersOf = async (guest: Visitor, event: number, careful: boolean): Promise<Sheet> => {
  const path = `/api/rsvp/responses/${event}`;
  const first = await answerCells(guest, path);
  const cellAt = (index: number, step: number) => turned(yesNo, first[index]!, step);
  const name = `answers-${first[0]?.memberId}-${event}`;
  return begin({
    name,
    repeatable: true,
    at: (step) => first.map(({ memberId }, index) => textOf(memberId, cellAt(index, step))),
    read: async () => (await answerCells(guest, path)).map((cell) => textOf(cell.memberId, cell)),
    write: (step) => {
      const responses = first.map(({ memberId }, index) => ({
        memberId,
        isAttending: cellAt(index, step).isAttending,
        ...(careful && { version: cellAt(index, step - 1).version }),
      }));
      return guest.send('POST', path, { responses }, `${name}-${step}`);
    },
  });
};

/** Two tables in one call: the answer and what the member eats. */
const answersWithDiet = async (guest: Visitor, event: number): Promise<Sheet> => {
  const path = `/api/rsvp/responses/${event}`;
  const first = await answerCells(guest, path);
  const name = `answers-and-diets-${first[0]?.memberId}-${event}`;
  return begin({
    name,
    repeatable: true,
    at: (step) =>
      first.map((cell) => {
        const diet = step === 0 ? cell.dietaryRestrictionDetails : `nota ${step}`;
        return `${textOf(cell.memberId, turned(yesNo, cell, step))} ${diet}`;
      }),
    read: async () =>
      (await answerCells(guest, path)).map(
        (cell) => `${textOf(cell.memberId, cell)} ${cell.dietaryRestrictionDetails}`,
      ),
    write: (step) => {
      const responses = first.map((cell) => ({
        memberId: cell.memberId,
        isAttending: turned(yesNo, cell, step).isAttending,
        dietaryRestriction: 'Other',
        dietaryRestrictionDetails: `nota ${step}`,
      }));
      return guest.send('POST', path, { responses }, `${name}-${step}`);
    },
  });
};

const diets = async (guest: Visitor): Promise<Sheet> => {
  const read = async () => (await guest.get<GuestView>('/api/rsvp/guest')).members;
  const first = await read();
  const name = `diets-${first[0]?.id}`;
  return begin({
    name,
    repeatable: true,
    at: (step) =>
      first.map((member) =>
        step === 0
          ? `${member.id} ${member.dietary_restriction_spec}`
          : `${member.id} nota ${step}`,
      ),
    read: async () =>
      (await read()).map((member) => `${member.id} ${member.dietary_restriction_spec}`),
    write: (step) => {
      const members = first.map(({ id }) => ({
        id,
        dietary_restriction_type: 'Other',
        dietary_restriction_spec: `nota ${step}`,
      }));
      return guest.send('PUT', '/api/rsvp/guest/dietary', { members }, `${name}-${step}`);
    },
  });
};

const yesNoSilent = [null, true, false];

/** Several groups and events in one call. */
const corrections = async (admin: Visitor, groups: string[]): Promise<Sheet> => {
  const read = async () => {
    const cells: EventGroupView['members'] = [];
    for (const event of [46, 47, 48, 49, 50]) {
      const found = await admin.get<EventGroupView[]>(`/api/admin/rsvps/event/${event}`);
      cells.push(
        ...found
          .filter(({ groupName }) => groups.includes(groupName))
          .flatMap(({ members }) => members),
      );
    }
    return cells;
  };
  const first = await read();
  return begin({
    name: 'corrections',
    repeatable: false,
    at: (step) => first.map((cell) => textOf(cell.memberId, turned(yesNoSilent, cell, step))),
    read: async () => (await read()).map((cell) => textOf(cell.memberId, cell)),
    write: (step) => {
      const responses = first.map((cell) => ({
        guestEventId: cell.guestEventId,
        memberId: cell.memberId,
        isAttending: turned(yesNoSilent, cell, step).isAttending,
      }));
      return admin.send('POST', '/api/admin/rsvps/bulk-update', { responses });
    },
  });
};
